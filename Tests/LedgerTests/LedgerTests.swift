import Foundation
import Testing
import Toolchain
import UIKit

/// Tests the project's modules against Apple's declarations.
struct LedgerTests {
    private let ledger: Ledger
    private let declarations: Declarations

    init() throws {
        ledger = try Ledger.ofRepository()
        declarations = try Self.declarations.get()
    }

    private static let declarations = Result { Declarations(try SymbolGraph.ofModules()) }

    @Test func nothingIsDeclaredThatAppleLacks() {
        #expect(declarations.symbols.count > 1000)
        for violation in Comparison(ledger: ledger, declarations: declarations).violations() {
            record("\(violation.symbol.name): \(violation.reason)", violation.symbol)
        }
    }

    @Test func enumerationsHaveApplesRawValues() {
        var compared = 0
        for symbol in declarations.symbols where symbol.isType {
            guard let type = _typeByName(symbol.mangledName) as? any RawRepresentable.Type else { continue }
            let members = (ledger.types[symbol.name]?.members ?? [:]).values.joined()
            for (rawValue, names) in Dictionary(grouping: members.filter { $0.rawValue != nil }, by: \.rawValue) {
                guard let rawValue, let value = instance(of: type, rawValue: rawValue),
                    Mirror(reflecting: value).displayStyle == .enum
                else { continue }
                compared += 1
                // Some values have two names.
                if !names.contains(where: { $0.name == String(describing: value) }) {
                    record("\(symbol.name): Apple's \(rawValue) is \(names.map(\.name)), not \(value)", symbol)
                }
            }
        }
        #expect(compared > 100)
    }

    @Test func optionsHaveApplesRawValues() throws {
        var compared = 0
        for symbol in declarations.symbols where symbol.isStatic {
            let owner = symbol.path.dropLast().joined(separator: ".")
            let members = ledger.types[owner]?.members[symbol.path.last ?? ""]
            guard let expected = members?.lazy.compactMap(\.rawValue).first,
                let rawValue = try writtenRawValue(of: symbol)
            else { continue }
            compared += 1
            if rawValue != expected {
                record("\(symbol.name): Apple's raw value is \(expected), not \(rawValue)", symbol)
            }
        }
        #expect(compared > 50)
    }

    /// Returns the value of an enumeration for a number, or nil if its raw values aren't numbers.
    private func instance<T: RawRepresentable>(of type: T.Type, rawValue: Int) -> T? {
        guard let integer = T.RawValue.self as? any FixedWidthInteger.Type,
            let number = integer.init(exactly: rawValue) as? T.RawValue
        else { return nil }
        return type.init(rawValue: number)
    }

    /// Returns the number of an option in the source, such as `(rawValue: 1 << 3)`, because static
    /// members can't be accessed by name at run time.
    private func writtenRawValue(of symbol: Declarations.Symbol) throws -> Int? {
        let source = try String(contentsOfFile: symbol.file, encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(symbol.line - 1) else { return nil }
        let pattern = /rawValue: *(0x)?([0-9A-Fa-f_]+)(?: *<< *([0-9]+))?\)/
        guard let match = lines[symbol.line - 1].firstMatch(of: pattern) else { return nil }
        let digits = match.2.replacing("_", with: "")
        return Int(digits, radix: match.1 == nil ? 10 : 16).map { $0 << (match.3.flatMap { Int($0) } ?? 0) }
    }

    private func record(_ comment: String, _ symbol: Declarations.Symbol) {
        let location = SourceLocation(
            fileID: "Sources/\(symbol.file.split(separator: "/").last ?? "?")",
            filePath: symbol.file,
            line: symbol.line,
            column: 1
        )
        Issue.record("\(comment) (\(symbol.file):\(symbol.line))", sourceLocation: location)
    }
}
