import UIKit
import UIKitTesting

/// The steps of programs for scroll views.
extension ScrollFuzzer {
    package func perform(_ step: ScrollStep) {
        isAtRest = false
        switch step {
        case .drag(let x, let y, let dx, let dy, let milliseconds):
            guard fingers.isEmpty else { return }
            let start = CGPoint(x: x, y: y)
            let end = CGPoint(x: x + dx, y: y + dy)
            screen.drag(from: start, to: end, duration: Double(milliseconds) / 1000)
        case .slide(let dx, let dy, let flings):
            let distance = CGVector(dx: CGFloat(dx), dy: CGFloat(dy))
            screen.scroll(by: distance, at: CGPoint(x: 100, y: 180), duration: 0.1, flings: flings)
        case .turnWheel(let dx, let dy):
            screen.turnWheel(by: CGVector(dx: CGFloat(dx), dy: CGFloat(dy)), at: CGPoint(x: 100, y: 180))
        case .pinch(let percent): if beginPinch(percent) { liftFingers() }
        case .beginPinch(let percent): _ = beginPinch(percent)
        case .pinchThrough(let step, let percent, let milliseconds, let movesOn):
            guard beginPinch(percent) else { return }
            performByCode(step)
            screen.advance(by: Double(milliseconds) / 1000)
            if movesOn { move(1, CGVector(dx: 10, dy: 0)) }
            liftFingers()
        case .putDown(let finger, let x, let y): putDown(finger, CGPoint(x: x, y: y))
        case .move(let finger, let dx, let dy): move(finger, CGVector(dx: CGFloat(dx), dy: CGFloat(dy)))
        case .lift(let finger, let isCancelled):
            guard fingers.removeValue(forKey: finger) != nil else { return }
            clients.forEach { $0.willBeReleased() }
            isCancelled ? screen.touchCancel(finger) : screen.touchUp(finger)
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle: settle()
        case .next(let callback, let step):
            for client in clients { client.next(callback) { [unowned self] in performByCode(step) } }
        default: performByCode(step)
        }
    }

    /// Performs a step that an app may perform in a callback.
    private func performByCode(_ step: ScrollStep) {
        switch step {
        case .setContent(let number, let width, let height):
            setContent(of: client(number), CGSize(width: width, height: height))
        case .setInset(let number, let top, let left):
            let (top, left) = (CGFloat(top), CGFloat(left))
            client(number).change {
                client(number).view.contentInset = UIEdgeInsets(top: top, left: left, bottom: left, right: 0)
            }
        case .setSize(let width, let height):
            clients[0].change { clients[0].view.frame.size = CGSize(width: width, height: height) }
        case .toggle(let option, let number):
            client(number).change { option.toggle(in: client(number).view) }
        case .scroll(let number, let x, let y, let animated): scroll(client(number), x, y, animated)
        case .show(let number, let x, let y, let animated):
            let size = client(number).view.contentSize
            let origin = CGPoint(x: size.width * CGFloat(x) / 100, y: size.height * CGFloat(y) / 100)
            client(number).change {
                client(number).view.scrollRectToVisible(
                    CGRect(origin: origin, size: CGSize(width: 40, height: 40)),
                    animated: animated
                )
            }
        case .zoom(let percent, let animated):
            clients[0].change { clients[0].view.setZoomScale(CGFloat(percent) / 100, animated: animated) }
        case .zoomTo(let x, let y, let side, let animated): zoom(x, y, side, animated)
        case .stop(let number):
            client(number).change { client(number).view.stopScrollingAndZooming() }
        case .leave(let number):
            // With the outer view the one inside of it leaves the window.
            for client in number % clients.count == 0 ? clients : [client(number)] { client.change() }
            client(number).view.removeFromSuperview()
        case .enter(let number):
            let view = client(number).view
            if view.superview == nil {
                (number % clients.count == 0 ? screen.window : clients[0].content).addSubview(view)
            }
        case .drag, .slide, .turnWheel, .pinch, .beginPinch, .pinchThrough, .putDown, .move, .lift, .advance, .settle,
            .next:
            break
        }
    }

    private func setContent(of client: FuzzedScrollView, _ size: CGSize) {
        client.change()
        guard let picture = client.picture else { return client.view.contentSize = size }
        picture.bounds.size = size
        picture.frame.origin = .zero
        client.view.contentSize = picture.frame.size
    }

    private func scroll(_ client: FuzzedScrollView, _ x: Int, _ y: Int, _ animated: Bool) {
        let range = client.range
        let offset = CGPoint(x: range.x.place(at: x), y: range.y.place(at: y))
        client.change(leadingTo: offset) {
            switch (animated, x % 2) {
            case (true, _): client.view.setContentOffset(offset, animated: true)
            case (false, 0): client.view.setContentOffset(offset, animated: false)
            case (false, _): client.view.contentOffset = offset
            }
        }
    }

    private func zoom(_ x: Int, _ y: Int, _ side: Int, _ animated: Bool) {
        let client = clients[0]
        guard let picture = client.picture else { return }
        client.change()
        let size = picture.bounds.size
        let origin = CGPoint(x: size.width * CGFloat(x) / 100, y: size.height * CGFloat(y) / 100)
        client.view.zoom(to: CGRect(origin: origin, size: CGSize(width: side, height: side)), animated: animated)
    }

    // MARK: Fingers

    /// - Returns: Whether the fingers were free.
    private func beginPinch(_ percent: Int) -> Bool {
        guard fingers.isEmpty else { return false }
        putDown(0, CGPoint(x: 120, y: 200))
        putDown(1, CGPoint(x: 180, y: 200))
        let way = 30 * CGFloat(percent - 100) / 100
        for _ in 0..<5 {
            move(0, CGVector(dx: -way / 5, dy: 0))
            move(1, CGVector(dx: way / 5, dy: 0))
        }
        return true
    }

    private func putDown(_ finger: Int, _ place: CGPoint) {
        guard fingers[finger] == nil else { return }
        fingers[finger] = place
        screen.touchDown(finger, at: place)
    }

    private func move(_ finger: Int, _ way: CGVector) {
        guard let start = fingers[finger] else { return }
        let place = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        fingers[finger] = place
        screen.touchMove(finger, to: place)
        screen.advance(by: 0.016)
    }

    private func settle() {
        liftFingers()
        clients.forEach { $0.forgetActions() }
        screen.settle()
        isAtRest = true
    }
}

extension ClosedRange<CGFloat> {
    fileprivate func place(at percent: Int) -> CGFloat {
        lowerBound + (upperBound - lowerBound) * CGFloat(percent) / 100
    }
}
