import UIKit

// Each class is UIKit's, with overrides that record its appearance.

/// A controller of the client's.
final class FuzzedPage: UIViewController, AppearanceWitness {
    let id: Int
    let record: AppearanceRecord

    init(_ id: Int, hidesBottomBar: Bool, _ record: AppearanceRecord) {
        self.id = id
        self.record = record
        super.init(nibName: nil, bundle: nil)
        title = "Page \(id)"
        hidesBottomBarWhenPushed = hidesBottomBar
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.tell(.willAppear, of: self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record.tell(.isAppearing, of: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.tell(.didAppear, of: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.tell(.willDisappear, of: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.tell(.didDisappear, of: self)
    }
}

final class FuzzedNavigation: UINavigationController, AppearanceWitness {
    let record: AppearanceRecord

    init(_ root: UIViewController, _ record: AppearanceRecord) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
        setViewControllers([root], animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.tell(.willAppear, of: self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record.tell(.isAppearing, of: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.tell(.didAppear, of: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.tell(.willDisappear, of: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.tell(.didDisappear, of: self)
    }
}

final class FuzzedTabs: UITabBarController, AppearanceWitness {
    let record: AppearanceRecord

    init(_ controllers: [UIViewController], _ record: AppearanceRecord) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
        setViewControllers(controllers, animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.tell(.willAppear, of: self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        record.tell(.isAppearing, of: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.tell(.didAppear, of: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.tell(.willDisappear, of: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.tell(.didDisappear, of: self)
    }
}
