/// A type whose values can be part of a linear expression: a variable, a number or an expression.
public protocol ExpressionConvertible {
    var expression: Expression { get }
}

extension Expression: ExpressionConvertible {
    public var expression: Expression { self }
}

extension Variable: ExpressionConvertible {
    public var expression: Expression { Expression(self) }
}

extension Double: ExpressionConvertible {
    public var expression: Expression { Expression(constant: self) }
}

public func + (left: some ExpressionConvertible, right: some ExpressionConvertible) -> Expression {
    Expression.combine(left.expression, right.expression, times: 1)
}

public func - (left: some ExpressionConvertible, right: some ExpressionConvertible) -> Expression {
    Expression.combine(left.expression, right.expression, times: -1)
}

public func * (factor: Double, sum: some ExpressionConvertible) -> Expression {
    Expression.combine(Expression(), sum.expression, times: factor)
}

public func == (left: some ExpressionConvertible, right: some ExpressionConvertible) -> LinearConstraint {
    left.expression.related(.equal, to: right.expression)
}

public func <= (left: some ExpressionConvertible, right: some ExpressionConvertible) -> LinearConstraint {
    left.expression.related(.lessThanOrEqual, to: right.expression)
}

public func >= (left: some ExpressionConvertible, right: some ExpressionConvertible) -> LinearConstraint {
    left.expression.related(.greaterThanOrEqual, to: right.expression)
}
