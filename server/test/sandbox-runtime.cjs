// Jest loads everything anew for every test file. Here only the file itself lives in its sandbox: see outside.cjs.
const { default: Runtime } = require('jest-runtime')
const { loadOutside } = require('./outside.cjs')

module.exports = class extends Runtime {
  requireModuleOrMock(from, name) {
    const outside = loadOutside(from, name)
    return outside ? outside.exports : super.requireModuleOrMock(from, name)
  }
}
