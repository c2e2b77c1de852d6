extension UIWindow: ApplicationResponding {
    var applicationResponder: UIResponder { UIApplication.shared }
}
