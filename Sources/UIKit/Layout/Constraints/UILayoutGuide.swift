import CoreGraphics
import Foundation

/// A rectangle that constraints may use like a view, without there being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// A name for messages. Empty at first.
    open var identifier = ""

    /// What the guide is of its view.
    let role: Role
    private var ownerReference: LayoutReference?
    /// The view that the guide is in.
    var owner: UIView? {
        get { ownerReference?.view }
        set { ownerReference = newValue?.layoutReference }
    }
    nonisolated(unsafe) private var madeReference: LayoutReference?
    var mentions = LayoutMentions()
    var layoutBox: LayoutBox?
    /// Where constraints put the guide, as of the view's last layout.
    var placedFrame = CGRect.zero

    /// What a guide follows besides the constraints that mention it.
    enum Role {
        /// Only constraints.
        case custom
        /// The view's layout margins, safe area, or bounds.
        case margins, safeArea, frame
        /// The part of the margins that lines are not too wide in.
        case readable
        /// A scroll view's content.
        case content
    }

    /// A guide of no view yet.
    public override init() {
        role = .custom
        super.init()
    }

    init(_ role: Role, of view: UIView, identifier: String) {
        self.role = role
        super.init()
        owner = view
        self.identifier = identifier
    }

    deinit {
        madeReference?.itemIsGone()
    }

    var layoutReference: LayoutReference {
        if let madeReference { return madeReference }
        let made = LayoutReference(self)
        madeReference = made
        return made
    }

    /// The view in whose coordinates the guide is. Setting it moves the guide, which gives up its constraints.
    open var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner, role == .custom else { return }
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }

    /// Where the guide is in its view's coordinates, in points, as of the view's last layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        switch role {
        case .custom, .readable: return placedFrame
        case .content: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        case .margins, .safeArea, .frame: return owner.bounds.inset(by: owner.insets(of: role))
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
}
