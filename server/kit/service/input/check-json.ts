import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid, type Problem } from '../errors'

/** How deep objects and lists may lie in each other: twice what the largest record and the deepest query need. */
const maxDepth = 20

const maxNameLength = 200

type Refuse = (problem: Problem) => never

// NUL and halves of surrogate pairs, which PostgreSQL does not store.
const unstorable = /[\0\p{Surrogate}]/u

const checkText = (text: string, refuse: Refuse) => {
  if (unstorable.test(text)) refuse(refusal('unstorable'))
}

const checkName = (name: string, refuse: Refuse) => {
  if (name.length > maxNameLength) refuse('has a property whose name is too long')
  checkText(name, refuse)
}

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const walkJson = (value: unknown, names: readonly string[]): void => {
  const refuse: Refuse = (problem) => {
    throw invalid({ [names.slice(1).join('.') || names[0]!]: problem })
  }
  if (typeof value === 'string') return checkText(value, refuse)
  if (typeof value === 'number' && !Number.isFinite(value)) return refuse('must be a finite number')
  if (typeof value !== 'object' || value === null) return
  if (names.length > maxDepth) throw invalid({ [names[1]!]: 'is nested too deeply' })
  if (Array.isArray(value)) return value.forEach((each, index) => walkJson(each, [...names, String(index)]))
  // Attachments of a websocket arrive as buffers.
  if (!isPlainObject(value)) return refuse('must be plain JSON')
  for (const [name, each] of Object.entries(value)) {
    checkName(name, refuse)
    if (name in Object.prototype)
      throw invalid({ [[...names.slice(1), name].join('.')]: 'is not known here' })
    walkJson(each, [...names, name])
  }
}

/** Throws a 400 that names the field where a value holds what no record can: deep nesting, NUL, infinite numbers, binary data. `whole` names the value itself. */
export const checkJson = (value: unknown, whole: string): void => walkJson(value, [whole])
