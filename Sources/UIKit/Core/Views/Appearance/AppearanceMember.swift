import CoreGraphics

/// A property that the proxy of a class customizes.
///
/// A class declares a constant for each of its properties, and calls `noteAppearance(_:)` where they are set. There is
/// no list of all of them: each is numbered when it is first used.
@MainActor
struct AppearanceMember {
    /// Sets the property of a view to that of a proxy.
    typealias Copy = (_ proxy: AnyObject, _ view: AnyObject) -> Void

    private static var all: [AppearanceMember] = []

    /// The bit that stands for the property in a set.
    let bit: UInt64
    let copy: Copy
    /// Whether `copy` decides itself what was set on the view, for a property with a value for each state.
    let isByState: Bool

    private init(isByState: Bool, _ copy: @escaping Copy) {
        assert(Self.all.count < UInt64.bitWidth, "a set of properties has no more bits")
        bit = 1 << UInt64(Self.all.count)
        self.isByState = isByState
        self.copy = copy
        Self.all.append(self)
    }

    /// A property with one value.
    init<View: AnyObject, Value>(_ property: ReferenceWritableKeyPath<View, Value>) {
        self.init(isByState: false) { proxy, view in
            guard let proxy = proxy as? View, let view = view as? View else { return }
            view[keyPath: property] = proxy[keyPath: property]
        }
    }

    /// A property with a value for each state. The closure copies those that the view doesn't have.
    static func byState<View: AnyObject>(_ copy: @escaping (_ proxy: View, _ view: View) -> Void) -> AppearanceMember {
        AppearanceMember(isByState: true) { proxy, view in
            guard let proxy = proxy as? View, let view = view as? View else { return }
            copy(proxy, view)
        }
    }

    /// Returns the properties in a set.
    static func members(in bits: UInt64) -> [AppearanceMember] {
        all.filter { bits & $0.bit != 0 }
    }
}
