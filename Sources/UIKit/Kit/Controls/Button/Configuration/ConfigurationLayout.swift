import CoreGraphics

/// The places of the parts of a configured button: an image beside, above or below the texts, and a mark at the
/// trailing edge.
struct ConfigurationLayout {
    /// The frames of the parts, in points of the button.
    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
    }

    var image = CGSize.zero
    var indicator = CGSize.zero
    /// The sizes of the texts in a width; zero for no text.
    var title: (CGFloat) -> CGSize = { _ in .zero }
    var subtitle: (CGFloat) -> CGSize = { _ in .zero }
    var insets = NSDirectionalEdgeInsets.zero
    var placement = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// The least width that an image beside the texts takes, or the least height of one above or below them.
    var reservation: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    /// Whether there is a subtitle, with which the texts begin at the same place by default.
    var hasSubtitle = false
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isRightToLeft = false

    /// Returns the size of the button if its content is not wider than a width.
    func size(fitting width: CGFloat) -> CGSize {
        let group = group(in: width - insets.leading - insets.trailing)
        return CGSize(
            width: group.size.width + insets.leading + insets.trailing,
            height: group.size.height + insets.top + insets.bottom
        )
    }

    /// Returns the frames in the bounds of the button.
    func frames(in bounds: CGRect) -> Frames {
        let content = CGRect(
            x: bounds.minX + insets.leading,
            y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom)
        )
        let group = group(in: content.width)
        let (before, above) = (shift(content.width, group), drop(content.height, group))
        let start = CGPoint(x: content.minX + before, y: content.minY + above)
        let mirrored = { (rect: CGRect) -> CGRect in
            let moved = rect.offsetBy(dx: start.x, dy: start.y)
            guard isRightToLeft else { return moved }
            return CGRect(
                x: bounds.minX + bounds.maxX - moved.maxX,
                y: moved.minY,
                width: moved.width,
                height: moved.height
            )
        }
        let frames = group.frames
        return Frames(
            image: mirrored(frames.image),
            title: mirrored(frames.title),
            subtitle: mirrored(frames.subtitle),
            indicator: mirrored(frames.indicator)
        )
    }

    // MARK: The group

    private struct Group {
        var frames = Frames()
        var size = CGSize.zero
    }

    private var isBeside: Bool { !placement.contains(.top) && !placement.contains(.bottom) }
    private var isAfter: Bool { placement.contains(.trailing) || placement.contains(.bottom) }

    /// Returns the parts from the leading edge on, in left-to-right order.
    private func group(in width: CGFloat) -> Group {
        let mark = indicator.width > 0 ? indicator.width + ButtonMetrics.indicatorPadding : 0
        let room = max(0, width - mark)
        let cell = CGSize(
            width: image == .zero ? 0 : max(image.width, isBeside ? reservation : 0),
            height: image == .zero ? 0 : max(image.height, isBeside ? 0 : reservation)
        )
        let titleRoom = isBeside ? max(0, room - cell.width - (cell == .zero ? 0 : imagePadding)) : room
        let texts = (title: title(titleRoom), subtitle: subtitle(titleRoom))
        let gap = texts.title.height > 0 && texts.subtitle.height > 0 ? titlePadding : 0
        var block = CGSize(
            width: max(texts.title.width, texts.subtitle.width),
            height: texts.title.height + gap + texts.subtitle.height
        )
        let padding = cell == .zero || block.height == 0 ? 0 : imagePadding
        if horizontal == .fill { block.width = isBeside ? max(block.width, room - cell.width - padding) : room }
        let size =
            isBeside
            ? CGSize(width: cell.width + padding + block.width, height: max(cell.height, block.height))
            : CGSize(width: max(cell.width, block.width), height: cell.height + padding + block.height)
        var group = Group()
        let imagePlace = place(of: cell, first: !isAfter, other: block, padding: padding, in: size)
        group.frames.image = CGRect(
            x: imagePlace.x + (cell.width - image.width) / 2,
            y: imagePlace.y + (cell.height - image.height) / 2,
            width: image.width,
            height: image.height
        )
        let blockPlace = place(of: block, first: isAfter, other: cell, padding: padding, in: size)
        let x = { (text: CGSize) in blockPlace.x + alignment * (block.width - text.width) }
        group.frames.title = CGRect(origin: CGPoint(x: x(texts.title), y: blockPlace.y), size: texts.title)
        let below = blockPlace.y + texts.title.height + gap
        group.frames.subtitle = CGRect(origin: CGPoint(x: x(texts.subtitle), y: below), size: texts.subtitle)
        group.size = CGSize(width: size.width + mark, height: max(size.height, indicator.height))
        if mark > 0 {
            let shift = (group.size.height - size.height) / 2
            group.frames.image.origin.y += shift
            group.frames.title.origin.y += shift
            group.frames.subtitle.origin.y += shift
            group.frames.indicator = CGRect(
                origin: CGPoint(
                    x: group.size.width - indicator.width,
                    y: (group.size.height - indicator.height) / 2
                ),
                size: indicator
            )
        }
        return group
    }

    /// Returns the origin of the image or the texts, which are beside or below each other.
    private func place(of part: CGSize, first: Bool, other: CGSize, padding: CGFloat, in size: CGSize) -> CGPoint {
        let before = first ? 0 : (isBeside ? other.width : other.height) + padding
        return isBeside
            ? CGPoint(x: before, y: (size.height - part.height) / 2)
            : CGPoint(x: alignment * (size.width - part.width), y: before)
    }

    /// The share of free space before a text: 0 at the leading edge, 1 at the trailing edge.
    private var alignment: CGFloat {
        switch titleAlignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        case .automatic where hasSubtitle: 0
        case .automatic: !isBeside || image == .zero ? 0.5 : isAfter ? 1 : 0
        }
    }

    private func shift(_ width: CGFloat, _ group: Group) -> CGFloat {
        let rest = max(0, width - group.size.width)
        return switch horizontal {
        case .left: isRightToLeft ? rest : 0
        case .right: isRightToLeft ? 0 : rest
        case .leading, .fill: 0
        case .trailing: rest
        case .center: rest / 2
        }
    }

    private func drop(_ height: CGFloat, _ group: Group) -> CGFloat {
        let rest = max(0, height - group.size.height)
        return switch vertical {
        case .top: 0
        case .bottom: rest
        case .center, .fill: rest / 2
        }
    }
}
