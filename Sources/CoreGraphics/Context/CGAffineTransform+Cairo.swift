import CCairo
import Foundation

extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }

    /// Whether `inverted()` undoes it. Cairo stops drawing for good when it is given a matrix of which this is false.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite && tx.isFinite && ty.isFinite
    }
}
