extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
