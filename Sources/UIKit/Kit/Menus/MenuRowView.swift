import CoreGraphics
import Foundation

/// The view of one row of a menu.
final class MenuRowView: UIView {
    /// The columns that a menu has before its titles.
    struct Columns: OptionSet {
        let rawValue: Int

        static let marks = Columns(rawValue: 1 << 0)
        static let images = Columns(rawValue: 1 << 1)
    }

    let row: MenuRow
    let shape: MenuItem.Shape
    private let label = UILabel()
    private let detail = UILabel()
    private let keys = UILabel()
    /// The mark of the state, and that of a submenu.
    private let mark = UIImageView()
    private let image = UIImageView()
    private let ground = UIView()
    private let columns: Columns
    private let isHeader: Bool
    /// Chooses the row for assistive technology.
    var choose: () -> Void = {}

    /// Whether the row is the one that the Return key chooses.
    var isCurrent = false {
        didSet { ground.isHidden = !isCurrent }
    }

    /// The height of a line of a title of 13 points.
    private static let headerLine: CGFloat = 15 + 2 / 3
    private static let titleColor = Looks.menuTitleColor.color

    init(_ item: MenuItem, columns: Columns) {
        row = item.row
        shape = item.shape
        self.columns = columns
        isHeader = item.isHeader
        super.init(frame: .zero)
        ground.backgroundColor = .systemFill
        ground.isHidden = true
        image.contentMode = .scaleAspectFit
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        mark.contentMode = .center
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
            .applying(UIImage.SymbolConfiguration(weight: .semibold))
        for view in [ground, image, mark, label, detail, keys] as [UIView] { addSubview(view) }
        for text in [label, detail, keys] {
            text.adjustsFontForContentSizeCategory = true
            text.numberOfLines = item.lines
        }
        label.font =
            if row.isTitle {
                Looks.menuHeader.light.font(.footnote, in: nil)
            } else {
                // The space between lines is that of the text style.
                .preferredFont(forTextStyle: shape == .column ? .caption1 : .body)
            }
        for text in [detail, keys] {
            text.font = Looks.menuDetail.light.font(.footnote, in: nil)
            text.textColor = .secondaryLabel
        }
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
            let name: String? = leaf.state == .on ? "checkmark" : leaf.state == .mixed ? "minus" : nil
            mark.image = name.flatMap { UIImage(systemName: $0) }
            let isDestructive = leaf.attributes.contains(.destructive)
            label.textColor = row.isEnabled ? isDestructive ? .systemRed : Self.titleColor : .secondaryLabel
        case .submenu(let menu):
            label.text = menu.title
            detail.text = menu.subtitle
            image.image = menu.image
            mark.image = UIImage(systemName: "chevron.forward")
            label.textColor = menu.options.contains(.destructive) ? .systemRed : Self.titleColor
        }
        label.textAlignment = shape == .line ? .natural : .center
        image.tintColor = label.textColor
        mark.tintColor = label.textColor
        guard shape != .line else { return }
        label.isHidden = shape == .image && image.image != nil
        for view in [detail, keys, mark] as [UIView] { view.isHidden = true }
        layer.cornerRadius = MenuMetrics.highlightRadius
        backgroundColor = row.state == .on ? .tertiarySystemFill : nil
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !row.isSeparator else { return CGSize(width: 0, height: MenuMetrics.sectionGap) }
        guard shape == .line else { return MenuColumn(image, label, imageSide: imageSide, width: size.width).size }
        let texts = MenuRowTexts(label, detail, keys, width: size.width - leading - trailing)
        guard !isHeader else {
            let below = MenuMetrics.menuTitleHeight - MenuMetrics.menuTitleTop - Self.headerLine + MenuMetrics.padding
            return CGSize(width: size.width, height: MenuMetrics.menuTitleTop + texts.height + below)
        }
        return CGSize(width: size.width, height: texts.height + inset * 2)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = shape == .line ? bounds.room(dx: MenuMetrics.highlightInset, dy: 0) : bounds
        ground.layer.cornerRadius = min(MenuMetrics.highlightRadius, bounds.height / 2)
        guard shape == .line else {
            let column = MenuColumn(image, label, imageSide: imageSide, width: bounds.width)
            image.frame = column.image
            label.frame = column.title
            return
        }
        let texts = MenuRowTexts(label, detail, keys, width: bounds.width - leading - trailing)
        label.frame = mirrored(texts.title.offsetBy(dx: leading, dy: inset))
        detail.frame = mirrored(texts.detail.offsetBy(dx: leading, dy: inset))
        keys.frame = mirrored(texts.keys.offsetBy(dx: leading, dy: inset))
        let middle = inset + texts.title.height / 2
        let markX = row.isSubmenu ? bounds.width - scaled(MenuMetrics.submenuCenter) : scaled(MenuMetrics.markCenter)
        mark.frame = mirrored(square(scaled(MenuMetrics.markSize), x: markX, y: middle))
        let center = columns.contains(.marks) ? MenuMetrics.imageCenterBesideMarks : MenuMetrics.imageCenter
        image.frame = mirrored(square(imageSide, x: scaled(center), y: bounds.height / 2))
    }

    private func square(_ side: CGFloat, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The distance of the title from the leading edge. A title of a section is not beside marks and images.
    private var leading: CGFloat {
        if row.isTitle { return MenuMetrics.inset }
        let hasMarks = columns.contains(.marks)
        guard columns.contains(.images) else { return scaled(hasMarks ? MenuMetrics.markInset : MenuMetrics.inset) }
        return scaled(hasMarks ? MenuMetrics.markAndImageInset : MenuMetrics.imageInset)
    }

    private var trailing: CGFloat {
        let mark = row.isSubmenu ? scaled(MenuMetrics.submenuCenter + MenuMetrics.markSize / 2) : 0
        return max(MenuMetrics.trailingInset, mark)
    }

    /// The width and the height of the place of the image, which is as large as the texts.
    private var imageSide: CGFloat { scaled(MenuMetrics.imageSize) }

    /// Returns a length in proportion to the texts.
    private func scaled(_ length: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: traitCollection)
    }

    private var inset: CGFloat {
        if isHeader { return MenuMetrics.menuTitleTop }
        if row.isTitle { return MenuMetrics.headerInset }
        return detail.text == nil ? MenuMetrics.rowInset : MenuMetrics.detailRowInset
    }

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

    /// Whether the row has an image, which is in a column of all rows.
    var hasImage: Bool { element?.image != nil }

    /// The state of the element that the row performs.
    var state: UIMenuElement.State { if case .leaf(let leaf) = self { leaf.state } else { .off } }
}
