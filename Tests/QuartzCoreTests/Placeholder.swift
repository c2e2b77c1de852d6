// Placeholder, removed when the module's first test lands.
