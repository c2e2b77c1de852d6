/// An assignment of numbers to the fingers on the screen. A finger gets the smallest free number, starting at 1.
struct TouchNumbers<Finger: Hashable> {
    private var numbers: [Finger: Int] = [:]

    /// Returns the number of a finger, and assigns one if the finger is new.
    mutating func number(of finger: Finger) -> Int {
        if let number = numbers[finger] { return number }
        let taken = Set(numbers.values)
        // At least one of the numbers 1 to count + 1 is free.
        let number = (1...taken.count + 1).first { !taken.contains($0) } ?? taken.count + 1
        numbers[finger] = number
        return number
    }

    /// Frees the number of a finger that left the screen.
    mutating func remove(_ finger: Finger) {
        numbers[finger] = nil
    }
}
