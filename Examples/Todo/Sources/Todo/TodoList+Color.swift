import UIKit

extension TodoList.Tint {
    var color: UIColor {
        switch self {
        case .blue: .systemBlue
        case .orange: .systemOrange
        case .green: .systemGreen
        case .purple: .systemPurple
        case .red: .systemRed
        }
    }
}
