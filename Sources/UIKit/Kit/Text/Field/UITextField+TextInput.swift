import CoreGraphics
import Foundation

extension UITextField {
    func rect(of line: FieldLine, x: CGFloat, width: CGFloat) -> CGRect {
        let top = top(of: line, in: textView.bounds.height)
        return CGRect(x: textView.frame.minX + x, y: textView.frame.minY + top, width: width, height: line.height)
    }
}
