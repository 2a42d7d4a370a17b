// What tests load once per worker instead of once per file: packages and the product itself, by Node's own `require`,
// which here reads TypeScript as jest's transform does.
const { existsSync, readFileSync } = require('node:fs')
const { createRequire, _extensions: extensions } = require('node:module')
const path = require('node:path')
const { transformSync } = require('@swc/core')
const { swcOptions } = require('./swc-options.cjs')

// What files share holds a worker's process: it ends when jest has told it to, and no longer listens.
process.on('removeListener', (event) => {
  if (event === 'message' && process.listenerCount('message') === 0) process.exit()
})

const root = path.resolve(__dirname, '../..')
const product = /^(server|shared|migrations|demo|e2e|fuzz)\//
// These use jest's own globals, which only a test file's sandbox has.
const inside = /\.(test|stage)\.ts$|^e2e\/(browser|stage)\.ts$/

const compile = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swcOptions, filename })
  module._compile(code, filename)
}
for (const ending of ['.ts', '.tsx']) extensions[ending] = compile

/** The absolute path or package name to load outside of the sandbox; undefined for what belongs into it. */
const outsideName = (from, name) => {
  if (!name.startsWith('.')) return /^(@jest\/|jest-|node:)/.test(name) ? undefined : name
  const place = path.resolve(path.dirname(from), name)
  const file = `${place}.${existsSync(`${place}.tsx`) ? 'tsx' : 'ts'}`
  const own = path.relative(root, file)
  return product.test(own) && !inside.test(own) ? file : undefined
}

/** Loads a module once per worker; undefined for what belongs into the sandbox. */
exports.loadOutside = (from, name) => {
  const outside = outsideName(from, name)
  return outside === undefined ? undefined : { exports: createRequire(from)(outside) }
}
