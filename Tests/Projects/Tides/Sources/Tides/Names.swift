import UIKit

public func className<T: UIView>(of type: T.Type) -> String { type.description() }

public func row(of path: IndexPath) -> Int { (path as NSIndexPath).row }

public func section(of path: IndexPath) -> Int { (path as NSIndexPath).section }

public let levelBelowAlerts = UIWindow.Level.alert - 1

public let isPhone = UI_USER_INTERFACE_IDIOM() == .phone

public func load(_ url: URL, _ done: @escaping (Data?) -> Void) {
    URLSession.shared.dataTask(with: URLRequest(url: url)) { data, _, _ in done(data) }.resume()
}
