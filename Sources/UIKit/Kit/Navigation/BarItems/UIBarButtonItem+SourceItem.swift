import CoreGraphics

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { view?.frame(in: referenceView) }
}
