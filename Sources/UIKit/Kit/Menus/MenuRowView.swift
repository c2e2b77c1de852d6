import CoreGraphics
import Foundation

/// The view of one row of a menu.
final class MenuRowView: UIView {
    let row: MenuRow
    let shape: MenuItem.Shape
    private let label = UILabel()
    private let detail = UILabel()
    private let keys = UILabel()
    private let mark = UILabel()
    private let image = UIImageView()
    private let line = UIView()
    private let ground = UIView()
    private let hasMarks: Bool
    /// Chooses the row for assistive technology.
    var choose: () -> Void = {}

    /// Whether the row is the one that the Return key chooses.
    var isCurrent = false {
        didSet { ground.isHidden = !isCurrent }
    }

    init(_ item: MenuItem, hasMarks: Bool) {
        row = item.row
        shape = item.shape
        self.hasMarks = hasMarks
        super.init(frame: .zero)
        ground.backgroundColor = .systemFill
        ground.layer.cornerRadius = MenuMetrics.rowCornerRadius
        ground.isHidden = true
        line.backgroundColor = .separator
        line.isHidden = !row.isSeparator
        image.contentMode = .scaleAspectFit
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
        for view in [ground, line, image, label, detail, keys, mark] as [UIView] { addSubview(view) }
        for text in [label, detail, keys, mark] { text.adjustsFontForContentSizeCategory = true }
        for text in [label, detail, keys] { text.numberOfLines = item.lines }
        label.font = row.isTitle ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .subheadline)
        for text in [detail, keys] {
            text.font = .preferredFont(forTextStyle: .footnote)
            text.textColor = .secondaryLabel
        }
        mark.font = .preferredFont(forTextStyle: .subheadline)
        fill()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the current state of the element.
    func update() {
        fill()
        setNeedsLayout()
    }

    private func fill() {
        switch row {
        case .separator:
            break
        case .title(let title):
            label.text = title
            label.textColor = .secondaryLabel
        case .leaf(let leaf):
            label.text = leaf.title
            detail.text = leaf.subtitle
            keys.text = leaf.keysForUsers
            image.image = leaf.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image
            mark.text = leaf.state == .on ? "✓" : leaf.state == .mixed ? "–" : nil
            let isDestructive = leaf.attributes.contains(.destructive)
            label.textColor = row.isEnabled ? isDestructive ? .systemRed : .label : .tertiaryLabel
        case .submenu(let menu):
            label.text = menu.title
            detail.text = menu.subtitle
            image.image = menu.image
            mark.text = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "‹" : "›"
            label.textColor = menu.options.contains(.destructive) ? .systemRed : .label
        }
        label.textAlignment = shape == .line ? .natural : .center
        image.tintColor = label.textColor
        guard shape != .line else { return }
        label.isHidden = shape == .image && image.image != nil
        for view in [detail, keys, mark] { view.isHidden = true }
        layer.cornerRadius = MenuMetrics.rowCornerRadius
        backgroundColor = row.state == .on ? .tertiarySystemFill : nil
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !row.isSeparator else { return CGSize(width: 0, height: MenuMetrics.separatorHeight) }
        guard shape == .line else { return MenuColumn(image, label, imageSide: imageSide, width: size.width).size }
        let texts = MenuRowTexts(label, detail, keys, width: size.width - leading - trailing)
        let width = leading + texts.size.width + trailing
        return CGSize(width: width.rounded(.up), height: texts.size.height.rounded(.up) + inset * 2)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        guard shape == .line else {
            let column = MenuColumn(image, label, imageSide: imageSide, width: bounds.width)
            image.frame = column.image
            label.frame = column.title
            return
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let texts = MenuRowTexts(label, detail, keys, width: bounds.width - leading - trailing)
        let mirrored = { (rect: CGRect) -> CGRect in
            guard isRightToLeft else { return rect }
            return CGRect(x: self.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        label.frame = mirrored(texts.title.offsetBy(dx: leading, dy: inset))
        detail.frame = mirrored(texts.detail.offsetBy(dx: leading, dy: inset))
        keys.frame = mirrored(texts.keys.offsetBy(dx: leading, dy: inset))
        let markX = row.isSubmenu ? bounds.width - MenuMetrics.rowPadding - markSize : MenuMetrics.rowPadding
        mark.frame = mirrored(CGRect(x: markX, y: inset, width: markWidth, height: texts.title.height))
        let side = imageSide
        let imageX = bounds.width - MenuMetrics.rowPadding - side - (row.isSubmenu ? markWidth : 0)
        image.frame = mirrored(CGRect(x: imageX, y: (bounds.height - side) / 2, width: side, height: side))
        line.frame = CGRect(x: 0, y: (bounds.height / 2).rounded(), width: bounds.width, height: 1)
    }

    private var leading: CGFloat { MenuMetrics.rowPadding + (hasMarks ? markWidth : 0) }

    /// The width of the column of marks, which are as large as the texts.
    private var markWidth: CGFloat { scaled(MenuMetrics.markWidth) }

    /// The width and the height of the place of the image, which is as large as the texts.
    private var imageSide: CGFloat { scaled(MenuMetrics.imageSize) }

    private func scaled(_ length: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: length, compatibleWith: traitCollection).rounded(.up)
    }

    private var trailing: CGFloat {
        MenuMetrics.rowPadding + (image.image == nil ? 0 : imageSide + MenuMetrics.rowPadding)
            + (row.isSubmenu ? markWidth : 0)
    }

    private var markSize: CGFloat { mark.intrinsicContentSize.width }

    private var inset: CGFloat { row.isTitle ? MenuMetrics.rowInset - 2 : MenuMetrics.rowInset }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        guard !row.isSeparator else { return defaults }
        defaults.isElement = true
        defaults.label = label.text
        defaults.value = detail.text ?? keys.text
        if row.isTitle {
            defaults.traits = .header
        } else {
            defaults.role = .menuItem
            defaults.respondsToUserInteraction = true
            if !row.isEnabled { defaults.state.insert(.notEnabled) }
            if row.state == .on { defaults.state.insert(.selected) }
        }
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        guard row.isEnabled else { return false }
        choose()
        return true
    }
}

extension MenuRow {
    var isSeparator: Bool { if case .separator = self { true } else { false } }
    var isTitle: Bool { if case .title = self { true } else { false } }
    var isSubmenu: Bool { if case .submenu = self { true } else { false } }

    /// Whether the row has a check mark or another mark of its state.
    var hasMark: Bool { state != .off }

    /// The state of the element that the row performs.
    var state: UIMenuElement.State { if case .leaf(let leaf) = self { leaf.state } else { .off } }
}
