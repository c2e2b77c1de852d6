import CoreGraphics
import Foundation
import UIKit

/// The delegate of an app without scenes: two tabs, a list with a detail on top, and another one.
final class RestorationApp: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    /// The names of the rows of the list.
    static var rows: [String] = []

    var window: UIWindow?
    var saves = true
    var restores = true
    /// Whether the delegate returns details, which have no restoration class then.
    var makesDetails = false
    var note: String?
    var extends = false
    let tabs = UITabBarController()
    let list = RestoredList(style: .plain)
    let lists = UINavigationController()
    let others = UINavigationController()
    let counter = RestoredCounter()

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tabs.restorationIdentifier = "tabs"
        lists.restorationIdentifier = "lists"
        others.restorationIdentifier = "others"
        let other = UIViewController()
        other.restorationIdentifier = "other"
        lists.setViewControllers([list], animated: false)
        others.setViewControllers([other], animated: false)
        tabs.setViewControllers([lists, others], animated: false)
        UIApplication.registerObject(forStateRestoration: counter, restorationIdentifier: "counter")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.append("did finish launching")
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { saves }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        let date = coder.decodeObject(of: NSDate.self, forKey: UIApplication.stateRestorationTimestampKey)
        let idiom = coder.decodeObject(of: NSNumber.self, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        let system = coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String
        let isSame =
            system == UIDevice.current.systemVersion && idiom?.intValue == UIDevice.current.userInterfaceIdiom.rawValue
        let version = coder.containsValue(forKey: UIApplication.stateRestorationBundleVersionKey)
        Self.log.append("should restore \(date != nil && isSame && version)")
        return restores
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        guard makesDetails, identifierComponents.last == "detail" else { return nil }
        Self.log.append("delegate makes \(identifierComponents.joined(separator: "/"))")
        return RestoredDetail(coder.decodeInteger(forKey: "number"), hasClass: false)
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(note, forKey: "note")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        note = coder.decodeObject(forKey: "note") as? String
        Self.log.append("did decode")
        if extends { application.extendStateRestoration() }
    }
}

/// A list whose data source knows its rows by their names.
final class RestoredList: UITableViewController, UIDataSourceModelAssociation {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "list"
        clearsSelectionOnViewWillAppear = false
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override init(style: UITableView.Style) {
        super.init(style: style)
        restorationIdentifier = "list"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        RestorationApp.rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { RestorationApp.rows[idx.row] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        RestorationApp.rows.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}

/// A controller with a scroll view and a field, which its class creates again.
final class RestoredDetail: UIViewController, UIViewControllerRestoration {
    let number: Int
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    var partner: UIViewController?

    init(_ number: Int, hasClass: Bool = true) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        if hasClass { restorationClass = RestoredDetail.self }
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        RestorationApp.log.append("class makes \(identifierComponents.joined(separator: "/"))")
        return RestoredDetail(coder.decodeInteger(forKey: "number"))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.restorationIdentifier = "field"
        scroll.restorationIdentifier = "scroll"
        scroll.contentSize = CGSize(width: 200, height: 1_000)
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(field)
        view.addSubview(scroll)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
        coder.encode(field.text, forKey: "text")
        coder.encode(partner, forKey: "partner")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        loadViewIfNeeded()
        field.text = coder.decodeObject(forKey: "text") as? String
        partner = coder.decodeObject(forKey: "partner") as? UIViewController
        RestorationApp.log.append("decode detail")
    }

    override func applicationFinishedRestoringState() {
        RestorationApp.log.append("finished detail")
    }
}

/// An object that isn't a controller.
final class RestoredCounter: NSObject, UIStateRestoring {
    var count = 0

    func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
    func decodeRestorableState(with coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }
}

/// An object that its class creates again.
final class RestoredMaker: NSObject, UIStateRestoring, UIObjectRestoration {
    weak var parent: UIViewController?

    var restorationParent: (any UIStateRestoring)? { parent }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { RestoredMaker.self }

    static func object(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> (any UIStateRestoring)? {
        RestorationApp.log.append("made \(identifierComponents.joined(separator: "/"))")
        return RestoredMaker()
    }
}
