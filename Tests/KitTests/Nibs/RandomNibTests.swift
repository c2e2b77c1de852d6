import CoreGraphics
import Foundation
import InterfaceBuilder
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Random views, written as a nib and created in code, are the same.
extension UIKitScreenTests {
    @Suite @MainActor struct RandomNibTests {
        /// A view as XML, and as a closure that creates it.
        private struct Sample {
            var text: String
            var make: @MainActor () -> UIView
        }

        private struct Maker {
            var random: SeededGenerator
            var count = 0

            mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

            mutating func view(depth: Int) -> Sample {
                count += 1
                let id = "v\(count)"
                let kind = number(depth > 0 ? 0...8 : 2...8)
                let (x, y, width, height) = (number(-20...20), number(0...50), number(0...200), number(0...90))
                let frame = CGRect(x: x, y: y, width: width, height: height)
                let (alpha, isHidden, tag) = (Double(number(0...4)) / 4, number(0...5) == 0, number(0...99))
                let hugging = number(1...1000)
                let white = Double(number(0...10)) / 10
                var attributes = #"id="\#(id)" alpha="\#(alpha)" hidden="\#(isHidden ? "YES" : "NO")" tag="\#(tag)""#
                attributes += #" horizontalHuggingPriority="\#(hugging)""#
                var children = """
                    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
                    <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/>
                    """
                var name = "view"
                var create: @MainActor () -> UIView = { UIView() }
                switch kind {
                case 2:
                    let (text, lines, size) = ("A<&\(number(0...999))", number(0...4), number(8...30))
                    name = "label"
                    attributes += #" text="\#(Self.escaped(text))""#
                    attributes += #" numberOfLines="\#(lines)" textAlignment="right""#
                    children += #"<fontDescription key="fontDescription" type="boldSystem" pointSize="\#(size)"/>"#
                    create = {
                        let label = UILabel()
                        label.text = text
                        label.numberOfLines = lines
                        label.textAlignment = .right
                        label.font = .boldSystemFont(ofSize: CGFloat(size))
                        return label
                    }
                case 3:
                    let title = "T\(number(0...99))"
                    name = "button"
                    attributes += #" buttonType="system" contentHorizontalAlignment="left""#
                    children += #"<state key="normal" title="\#(title)"/><state key="disabled" title="-"/>"#
                    create = {
                        let button = UIButton(type: .system)
                        button.contentHorizontalAlignment = .left
                        button.setTitle(title, for: .normal)
                        button.setTitle("-", for: .disabled)
                        return button
                    }
                case 4:
                    let value = Float(number(0...10)) / 10
                    name = "slider"
                    attributes += #" minValue="0" maxValue="1" value="\#(value)""#
                    create = {
                        let slider = UISlider()
                        slider.value = value
                        return slider
                    }
                case 5:
                    let isOn = number(0...1) == 1
                    name = "switch"
                    attributes += #" on="\#(isOn ? "YES" : "NO")""#
                    create = {
                        let control = UISwitch()
                        control.isOn = isOn
                        return control
                    }
                case 6:
                    let (text, isSecure) = ("F\(number(0...99))", number(0...1) == 1)
                    name = "textField"
                    attributes += #" text="\#(text)" borderStyle="roundedRect""#
                    children += """
                        <textInputTraits key="textInputTraits" secureTextEntry="\(isSecure ? "YES" : "NO")"/>
                        """
                    create = {
                        let field = UITextField()
                        field.text = text
                        field.borderStyle = .roundedRect
                        field.isSecureTextEntry = isSecure
                        field.autocapitalizationType = .none
                        return field
                    }
                case 7:
                    let (titles, selected) = (["A", "B", "C"].prefix(number(1...3)), number(-1...0))
                    name = "segmentedControl"
                    attributes += #" selectedSegmentIndex="\#(selected)""#
                    children += "<segments>\(titles.map { "<segment title=\"\($0)\"/>" }.joined())</segments>"
                    create = {
                        let control = UISegmentedControl(items: Array(titles))
                        control.selectedSegmentIndex = selected
                        return control
                    }
                case 0:
                    let (isVertical, spacing) = (number(0...1) == 1, number(0...20))
                    let inner = (0..<number(0...3)).map { _ in view(depth: depth - 1) }
                    name = "stackView"
                    attributes += #" axis="\#(isVertical ? "vertical" : "horizontal")" spacing="\#(spacing)""#
                    children += "<subviews>\(inner.map(\.text).joined())</subviews>"
                    create = {
                        let stack = UIStackView(arrangedSubviews: inner.map { $0.make() })
                        stack.axis = isVertical ? .vertical : .horizontal
                        stack.spacing = CGFloat(spacing)
                        return stack
                    }
                case 1:
                    let inner = (0..<number(0...3)).map { _ in view(depth: depth - 1) }
                    let constant = number(0...30)
                    let first = count - 1
                    children += "<subviews>\(inner.map(\.text).joined())</subviews>"
                    let child = inner.isEmpty ? nil : Self.id(of: inner[0].text)
                    if let child {
                        children += """
                            <constraints><constraint firstItem="\(child)" firstAttribute="top" secondAttribute="top"
                            secondItem="\(id)" constant="\(constant)" id="c\(first)"/></constraints>
                            """
                    }
                    create = {
                        let view = UIView()
                        for sample in inner { view.addSubview(sample.make()) }
                        if let first = view.subviews.first, child != nil {
                            let top = first.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(constant))
                            top.isActive = true
                        }
                        return view
                    }
                default: break
                }
                return Sample(text: "<\(name) \(attributes)>\(children)</\(name)>") {
                    let view = create()
                    view.frame = frame
                    (view.alpha, view.isHidden, view.tag) = (alpha, isHidden, tag)
                    view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .horizontal)
                    view.backgroundColor = UIColor(white: white, alpha: 1)
                    return view
                }
            }

            private static func escaped(_ text: String) -> String {
                text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            }

            private static func id(of text: String) -> String? {
                text.split(separator: "\"").dropFirst().first.map(String.init)
            }
        }

        private func description(_ view: UIView, _ indent: String = "") -> String {
            var text = """
                \(indent)\(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden) \(view.tag) \
                \(view.contentHuggingPriority(for: .horizontal).rawValue) \
                \(view.backgroundColor.map { "\($0.cgColor.components ?? [])" } ?? "")
                """
            for constraint in view.constraints {
                text += " \(constraint.firstAttribute) \(constraint.relation) \(constraint.constant)"
            }
            switch view {
            case let label as UILabel:
                text += " \(label.text ?? "") \(label.numberOfLines) \(label.textAlignment) \(label.font.pointSize)"
            case let button as UIButton:
                let titles = [button.title(for: .normal), button.title(for: .disabled)]
                text += " \(button.buttonType) \(titles.map { $0 ?? "" })"
            case let slider as UISlider: text += " \(slider.value)"
            case let control as UISwitch: text += " \(control.isOn)"
            case let field as UITextField:
                text += " \(field.text ?? "") \(field.borderStyle) \(field.isSecureTextEntry)"
            case let control as UISegmentedControl:
                let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
                text += " \(titles) \(control.selectedSegmentIndex)"
            case let stack as UIStackView: text += " \(stack.axis) \(stack.spacing) \(stack.arrangedSubviews.count)"
            default: break
            }
            // The subviews of controls are their own.
            guard !(view is UIControl), !(view is UILabel) else { return text }
            return ([text] + view.subviews.map { description($0, indent + " ") }).joined(separator: "\n")
        }

        // Constraints at random may contradict each other.
        @Test(.ignoresLayoutReports, arguments: 0..<60 as Range<UInt64>)
        func aNibIsTheViewMadeInCode(seed: UInt64) throws {
            var maker = Maker(random: SeededGenerator(seed: seed))
            let sample = maker.view(depth: 4)
            let loaded = try SampleNib.object(sample.text, as: UIView.self)
            let made = sample.make()
            #expect(description(loaded) == description(made), "seed \(seed)\n\(sample.text)")
            for view in [loaded, made] { view.layoutIfNeeded() }
            #expect(description(loaded) == description(made), "after layout, seed \(seed)\n\(sample.text)")
        }
    }
}
