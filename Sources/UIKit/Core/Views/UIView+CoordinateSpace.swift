extension UIView: UICoordinateSpace {}
