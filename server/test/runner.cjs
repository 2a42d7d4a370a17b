// Jest's runner makes an AsyncLocalStorage for every test file and leaves it enabled. Node before 24 carries each of them
// along with every promise, so that a worker would get slower from file to file.
const hooks = require('node:async_hooks')

const enabled = new Set()

class NotedStorage extends hooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options)
    enabled.add(this)
  }
}
Object.defineProperty(hooks, 'AsyncLocalStorage', { value: NotedStorage })

const { default: runFile } = require('jest-circus/runner')

module.exports = async (...file) => {
  try {
    return await runFile(...file)
  } finally {
    // The product's own enable themselves again when they are next used.
    for (const storage of enabled) storage.disable()
    enabled.clear()
  }
}
