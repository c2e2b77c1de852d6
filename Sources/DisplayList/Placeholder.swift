// Placeholder, removed when the module's first file lands.
