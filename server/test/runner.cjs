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

// It also compiles every module anew for every test file, although only its globals differ: a script is compiled once per
// worker, and run in each file's own context.
const vm = require('node:vm')

const scripts = new Map()

const scriptOf = (source, names, filename) => {
  const known = scripts.get(filename)
  if (known?.source === source) return known.script
  const head = `(function (${names}) {`
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
  scripts.set(filename, { source, script })
  return script
}

vm.compileFunction = (source, names, { filename, parsingContext }) =>
  scriptOf(source, names, filename).runInContext(parsingContext)

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
