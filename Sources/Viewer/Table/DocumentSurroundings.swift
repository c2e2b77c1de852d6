import UIKit

/// The views around the rows: the progress, the notice at the top, the reason for an empty table, and the bar at the
/// bottom.
@MainActor
final class DocumentSurroundings {
    /// The bar at the bottom, if there is one.
    private(set) var bar: BottomBar?
    /// The names of the columns, if rows are divided into them.
    let header = ColumnHeader()
    /// The places of matches beside the rows.
    let ticks = MatchTicks()

    private let progressView = UIProgressView(progressViewStyle: .bar)
    private let banner = NoticeBanner()
    private let emptiness = UILabel()
    private var pathBar: PathBar?
    private var keptRows: KeptRowsView?
    private weak var view: UIView?

    init() {
        banner.isHidden = true
        header.isHidden = true
        progressView.isHidden = true
        emptiness.setScaledFont(.preferredFont(forTextStyle: .body))
        emptiness.textColor = RolePalette.secondary
        emptiness.textAlignment = .center
        emptiness.numberOfLines = 0
    }

    /// - Parameters:
    ///   - pathBar: The bar with the path, if there is one.
    ///   - keptRows: The rows over the top of the table, if there are some.
    func add(to view: UIView, around table: UITableView, pathBar: PathBar? = nil, keptRows: KeptRowsView? = nil) {
        self.view = view
        (self.pathBar, self.keptRows) = (pathBar, keptRows)
        for part in [keptRows, emptiness, ticks, header, pathBar, banner, progressView].compactMap({ $0 }) {
            view.addSubview(part)
        }
        banner.onClose = { [weak self] in self?.show(notice: nil) }
    }

    /// Shows the progress of indexing, from 0 to 1; `nil` hides it.
    func setProgress(_ progress: Double?) {
        progressView.isHidden = progress == nil
        progressView.setProgress(Float(progress ?? 0), animated: progress != nil)
    }

    /// The notice at the top, if it is shown.
    var notice: String? { banner.isHidden ? nil : banner.text }

    /// Shows a notice at the top, wherever the table is scrolled; `nil` hides it.
    func show(notice: String?) {
        banner.isHidden = notice == nil
        if let notice { banner.text = notice }
        view?.setNeedsLayout()
    }

    /// The reason why there are no rows, if it is shown.
    var emptinessText: String? { emptiness.isHidden ? nil : emptiness.text }

    /// Shows the reason why there are no rows; `nil` hides it.
    func show(emptiness text: String?, in table: UITableView) {
        emptiness.text = text
        emptiness.isHidden = text == nil
        view?.setNeedsLayout()
    }

    /// Shows a bar at the bottom in place of the one that is there.
    func show(_ new: BottomBar) {
        guard let view else { return }
        bar?.removeFromSuperview()
        let isFirst = bar == nil
        bar = new
        view.addSubview(new)
        placeBar(in: view, isShown: !isFirst)
        view.setNeedsLayout()
        guard isFirst else { return }
        UIView.animate(withDuration: Self.duration) { view.layoutIfNeeded() }
    }

    func hideBar() {
        guard let view, let old = bar else { return }
        bar = nil
        // Neither a tap nor the Tab key reaches a bar on its way out, whose text would be a condition without a bar.
        old.isUserInteractionEnabled = false
        view.setNeedsLayout()
        UIView.animate(withDuration: Self.duration) {
            view.layoutIfNeeded()
            old.frame.origin.y = view.bounds.height + 1
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// The duration in seconds in which the bar appears and disappears.
    private static let duration: TimeInterval = 0.25

    func layOut(in view: UIView, around table: UITableView) {
        let safe = view.safeAreaInsets
        let width = view.bounds.width
        progressView.frame = CGRect(x: 0, y: safe.top, width: width, height: 2.5)
        let bannerHeight = banner.isHidden ? 0 : banner.sizeThatFits(CGSize(width: width, height: .infinity)).height
        let pathHeight = pathBar == nil ? 0 : PathBar.height
        pathBar?.frame = CGRect(x: 0, y: safe.top, width: width, height: pathHeight)
        banner.frame = CGRect(x: 0, y: safe.top + pathHeight, width: width, height: bannerHeight)
        placeBar(in: view, isShown: true)
        let headerHeight = header.isHidden ? 0 : ColumnHeader.height
        header.frame = CGRect(x: 0, y: safe.top + pathHeight + bannerHeight, width: width, height: headerHeight)
        let inset = UIEdgeInsets(
            top: pathHeight + bannerHeight + headerHeight,
            left: 0,
            bottom: bar?.height(forWidth: width) ?? 0,
            right: 0
        )
        if table.contentInset != inset {
            table.contentInset = inset
            table.verticalScrollIndicatorInsets = inset
        }
        keptRows?.frame.origin = CGPoint(x: 0, y: safe.top + inset.top)
        keptRows?.frame.size.width = width
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let ticksTop = safe.top + inset.top
        ticks.frame = CGRect(
            x: isRightToLeft ? safe.left : width - safe.right - MatchTicks.width,
            y: ticksTop,
            width: MatchTicks.width,
            height: max(0, view.bounds.height - ticksTop - safe.bottom - inset.bottom)
        )
        let room = view.bounds.room(inside: safe).room(inside: UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32))
        let size = emptiness.sizeThatFits(room.size)
        emptiness.frame = CGRect(
            x: room.minX,
            y: (room.midY - size.height / 2).rounded(),
            width: room.width,
            height: size.height
        )
    }

    private func placeBar(in view: UIView, isShown: Bool) {
        guard let bar else { return }
        let height = bar.height(forWidth: view.bounds.width) + view.safeAreaInsets.bottom
        bar.frame = CGRect(
            x: 0,
            y: view.bounds.height - (isShown ? height : 0),
            width: view.bounds.width,
            height: height
        )
    }
}
