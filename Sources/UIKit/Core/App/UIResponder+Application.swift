extension UIResponder: ApplicationResponding {
    var applicationResponder: UIResponder { UIApplication.shared }
}
