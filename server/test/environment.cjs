const { TestEnvironment } = require('jest-environment-node')

// What the product makes outside of a test's sandbox is to be told by `instanceof`, and by a clock that a test sets.
const shared = { Date, Error, TypeError, RangeError, Map, Set, Promise }

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, shared)
  }
}
