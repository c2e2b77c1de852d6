/// Gives each finger on the screen a number: the smallest that no other finger has, from 1.
struct TouchNumbers<Finger: Hashable> {
    private var numbers: [Finger: Int] = [:]

    /// The number of a finger, a new one if it was not on the screen.
    mutating func number(of finger: Finger) -> Int {
        if let number = numbers[finger] { return number }
        let taken = Set(numbers.values)
        // Of the numbers 1 to count + 1 one is free.
        let number = (1...taken.count + 1).first { !taken.contains($0) } ?? taken.count + 1
        numbers[finger] = number
        return number
    }

    /// Frees the number of a finger that left the screen.
    mutating func remove(_ finger: Finger) {
        numbers[finger] = nil
    }
}
