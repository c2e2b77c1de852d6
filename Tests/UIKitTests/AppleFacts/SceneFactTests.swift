import Foundation
import Testing
import UIKit
import UIKitTesting

extension UIKitScreenTests {
    /// Whole scenes of a recording, whose frames are equal to the half point that is a pixel.
    @Suite @MainActor struct SceneFactTests {
        private struct File: Decodable {
            var scenes: [Scene]
        }

        private struct Scene: Decodable {
            var name: String
            var source: String
            var frames: [String: [CGFloat?]]
        }

        /// The views of a scene by the names of the recording.
        @MainActor final class Stage {
            let screen = TestScreen(size: CGSize(width: 320, height: 300))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            var views: [String: UIView] = [:]
            /// Makes the changes after the first layout.
            var changes: () -> Void = {}

            func plain(_ names: String...) -> [UIView] {
                names.map { name in
                    let view = UIView()
                    views[name] = view
                    return view
                }
            }

            /// Makes the root the view of a controller, with the margins that such a view has.
            func useController() {
                root.removeFromSuperview()
                let controller = UIViewController()
                controller.view = root
                screen.show(controller)
            }

            func label(_ name: String, _ text: String, size: CGFloat = 17) -> UILabel {
                let label = UILabel()
                label.text = text
                label.font = .systemFont(ofSize: size)
                views[name] = label
                return label
            }

            func stack(_ name: String, _ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
                let stack = UIStackView(arrangedSubviews: views)
                stack.spacing = spacing
                self.views[name] = stack
                return stack
            }

            func add(_ views: UIView...) {
                for view in views {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                }
            }

            func field(_ name: String, _ border: UITextField.BorderStyle, y: CGFloat, width: CGFloat? = nil)
                -> UITextField
            {
                let field = UITextField()
                field.borderStyle = border
                field.text = "Some text"
                field.sizeToFit()
                field.frame.origin = CGPoint(x: 16, y: y)
                if let width { field.frame.size.width = width }
                root.addSubview(field)
                views[name] = field
                return field
            }
        }

        @Test func theFramesOfScenesAreAsRecorded() throws {
            let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appending(path: "Recorded/scenes.json")
            let scenes = try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).scenes
            #expect(scenes.count == 18)
            for scene in scenes {
                let stage = Stage()
                stage.screen.window.addSubview(stage.root)
                try build(scene.name, on: stage)
                stage.screen.settle()
                stage.changes()
                stage.screen.settle()
                #expect(Set(scene.frames.keys).isSubset(of: stage.views.keys), "\(scene.name)")
                for (name, recorded) in scene.frames {
                    let view = try #require(stage.views[name])
                    let frame = view.convert(view.bounds, to: stage.root)
                    for (ours, apple) in zip([frame.minX, frame.minY, frame.width, frame.height], recorded) {
                        guard let apple else { continue }
                        #expect(isSame(ours, apple, within: 0.25), "\(scene.name), \(name): \(frame) for \(recorded)")
                    }
                }
            }
        }

        private struct UnknownScene: Error {
            var name: String
        }

        private func build(_ name: String, on stage: Stage) throws {
            switch name {
            case "autolayout/baseline": makeBaselines(stage)
            case "autolayout/stacks": makeStacks(stage)
            case "stack/distribution": makeDistribution(stage)
            case "textfield/looks": makeFields(stage)
            case "table/selfsizing": makeTable(stage)
            case "autolayout/pins": makePins(stage)
            case "autolayout/priorities": makePriorities(stage)
            case "autolayout/guides": makeGuides(stage)
            case "autolayout/fitting": makeFitting(stage)
            case "autolayout/layoutguides": makeLayoutGuides(stage)
            case "autolayout/visualformat": makeVisualFormat(stage)
            case "autolayout/hugging": makePriorityBars(stage)
            case "view/autoresizing": makeAutoresizing(stage)
            case "view/layers": makeLayers(stage)
            case "stack/basic": makeStack(stage)
            case "autolayout/update": makeUpdate(stage, steps: 0)
            case "autolayout/update, move": makeUpdate(stage, steps: 1)
            case "autolayout/update, widen": makeUpdate(stage, steps: 2)
            default: throw UnknownScene(name: name)
            }
        }

        private func makeBaselines(_ stage: Stage) {
            let small = stage.label("small", "Hg")
            let square = UIView()
            stage.views["box"] = square
            stage.add(small, square)
            NSLayoutConstraint.activate([
                small.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
                small.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 60),
                square.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
                square.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 160),
                square.widthAnchor.constraint(equalToConstant: 30),
                square.heightAnchor.constraint(equalToConstant: 30),
            ])
            var last: UIView = small
            for size in [11, 13, 20, 28, 34] as [CGFloat] {
                let label = stage.label("size\(Int(size))", "Hg", size: size)
                stage.add(label)
                label.leadingAnchor.constraint(equalTo: last.trailingAnchor, constant: 8).isActive = true
                label.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor).isActive = true
                last = label
            }
            let hung = stage.label("hung", "Hg", size: 20)
            stage.add(hung)
            hung.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 8).isActive = true
            hung.lastBaselineAnchor.constraint(equalTo: square.bottomAnchor).isActive = true
        }

        private func makeStacks(_ stage: Stage) {
            let column = stage.stack(
                "column",
                [
                    stage.label("title", "Title", size: 22), stage.label("body", "Body"),
                    stage.label("third", "Third", size: 15),
                ]
            )
            column.axis = .vertical
            let firsts = stage.stack(
                "firsts",
                [
                    stage.label("big", "Big", size: 28), stage.label("small", "small", size: 13),
                    stage.label("mid", "mid"),
                ]
            )
            firsts.alignment = .firstBaseline
            let lasts = stage.stack(
                "lasts",
                [stage.label("big2", "Big", size: 28), stage.label("small2", "small", size: 13)]
            )
            lasts.alignment = .lastBaseline
            let square = UIView()
            stage.views["square"] = square
            let centred = stage.stack("centred", [square, stage.label("beside", "Beside")])
            centred.alignment = .center
            stage.add(column, firsts, lasts, centred)
            NSLayoutConstraint.activate([
                column.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
                centred.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
                square.widthAnchor.constraint(equalToConstant: 40),
                square.heightAnchor.constraint(equalToConstant: 40),
                column.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 16),
            ])
            for view in [column, firsts, lasts] {
                view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16).isActive = true
            }
            for (upper, lower) in [(column, firsts), (firsts, lasts), (lasts, centred)] {
                lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 24).isActive = true
            }
        }

        private func makeDistribution(_ stage: Stage) {
            let frames = [
                ("column", "v", CGRect(x: 16, y: 232, width: 120, height: 60)),
                ("spread", "w", CGRect(x: 160, y: 180, width: 120, height: 112)),
            ]
            for (name, letter, frame) in frames {
                let stack = stage.stack(
                    name,
                    [
                        stage.label("\(letter)a", "Tall", size: 28), stage.label("\(letter)b", "mid"),
                        stage.label("\(letter)c", "small", size: 12),
                    ],
                    spacing: 4
                )
                stack.axis = .vertical
                stack.distribution = .fillProportionally
                stack.alignment = .leading
                stack.frame = frame
                stage.root.addSubview(stack)
            }
        }

        private func makeFields(_ stage: Stage) {
            _ = stage.field("line", .line, y: 16)
            _ = stage.field("bezel", .bezel, y: 60)
            stage.field("clear", .roundedRect, y: 104, width: 160).clearButtonMode = .whileEditing
            let sides = stage.field("sides", .roundedRect, y: 148, width: 200)
            let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let right = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 12))
            (sides.leftView, sides.leftViewMode) = (left, .always)
            (sides.rightView, sides.rightViewMode) = (right, .always)
            (stage.views["leftView"], stage.views["rightView"]) = (left, right)
            _ = stage.field("attributed", .roundedRect, y: 192, width: 160)
            _ = stage.field("rounded", .roundedRect, y: 236, width: 200)
        }

        private func makeTable(_ stage: Stage) {
            for (number, lines, size) in [(2, 2, 15), (3, 3, 15), (4, 2, 13)] as [(Int, Int, CGFloat)] {
                let label = UILabel.lines(lines, size: size)
                let table = FactTable(width: 320) { .around(label) }
                stage.views["row\(number)"] = table.cell
                stage.views["label\(number)"] = label
                tables.append(table)
            }
        }

        private let tables = Tables()

        /// Keeps the tables until the end of a test.
        @MainActor private final class Tables {
            private var all: [FactTable] = []

            func append(_ table: FactTable) { all.append(table) }
        }
    }
}
