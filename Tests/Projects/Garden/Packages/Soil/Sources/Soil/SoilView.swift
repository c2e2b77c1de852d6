import UIKit

/// A view that counts its taps.
open class SoilView: UIView {
    public private(set) var taps = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    }

    public required init?(coder: NSCoder) { fatalError("SoilView isn't in a nib") }

    @objc open func tap() { taps += 1 }
}
