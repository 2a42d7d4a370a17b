import type { Random } from './random'
import { oddNames, oddValue, RawJson, toJson } from './values'

type Node = Record<string | number, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !(value instanceof RawJson) && !Buffer.isBuffer(value)

/** Every object and list of a value, with itself. */
const nodesOf = (value: unknown): Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : []

// As a parser would: `__proto__` as a property of its own.
const define = (node: Node, name: string, value: unknown) =>
  Object.defineProperty(node, name, { value, enumerable: true, configurable: true, writable: true })

const change = (node: Node, random: Random) => {
  const names = Object.keys(node)
  const name = names.length ? random.pick(names) : 'x'
  const value = node[name]
  const changes: (() => unknown)[] = [
    () => define(node, name, oddValue(random)),
    () => define(node, name, oddValue(random)),
    () => define(node, name, oddValue(random)),
    () => (Array.isArray(node) ? node.splice(Number(name), 1) : delete node[name]),
    () => define(node, Array.isArray(node) ? String(node.length) : random.pick(oddNames), oddValue(random)),
    () => define(node, name, [value]),
    () => define(node, name, { [random.pick(oddNames)]: value }),
    () => define(node, name, typeof value === 'object' ? toJson(value) : String(value)),
    () => define(node, name, [value, value]),
  ]
  random.pick(changes)()
}

/** A copy of a valid value with some places gone wrong; sometimes none, sometimes the whole. */
export const mutate = (valid: unknown, random: Random): unknown => {
  if (random.chance(0.45)) return valid
  if (random.chance(0.06)) return oddValue(random)
  const copy: unknown = structuredClone(valid)
  for (let count = 1 + random.below(2); count > 0; count--) {
    const nodes = nodesOf(copy)
    if (nodes.length) change(random.pick(nodes), random)
  }
  return copy
}
