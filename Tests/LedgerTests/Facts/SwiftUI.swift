// The declarations of SwiftUI that the article about it uses, as Apple's documentation has them: names, labels, types and
// isolation.

import UIKit

@resultBuilder public struct ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
}

@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder @preconcurrency @MainActor var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@frozen public struct EmptyView: View {
    public typealias Body = Never
    nonisolated public init() {}
    public var body: Never { fatalError() }
}

@frozen public struct Text: View {
    public typealias Body = Never
    public init<Content: StringProtocol>(_ content: Content) { fatalError() }
    public var body: Never { fatalError() }
}

extension View {
    nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }
}

@available(iOS 16.0, *)
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
    public func makeContentView() -> any UIView & UIContentView { fatalError() }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { fatalError() }
}

@available(iOS 16.0, *)
extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { fatalError() }
}

@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
    associatedtype UIViewControllerType: UIViewController
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: Self.UIViewControllerType,
        context: Self.Context
    )
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
}
