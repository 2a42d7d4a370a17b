// Exposes a `require` from outside jest's module sandbox, for packages that use import() inside (PGlite).
const { TestEnvironment } = require('jest-environment-node')

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.__outerRequire = require
  }
}
