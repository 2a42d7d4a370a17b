import type { StyleRemoval } from '@mainstreet/shared/contracts/site/styles'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import postcss, {
  CssSyntaxError,
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Rule,
} from 'postcss'
import { invalid } from '../service/errors'

const scope = '.site'
const maxLength = 20_000

const grouping = ['media', 'supports', 'container']
const allowedAtRules = [...grouping, 'keyframes']

// Only a quoted or bare path of our own media may be fetched.
const ownUrl = /url\(\s*(["']?)\/assets\/(?:[\w-]+\/)*[\w-]+\.\w+\1\s*\)/gi
const unsafeValue =
  /[\\<>{}]|\/\*|\/\/|@|url\s*\(|src\s*\(|image\s*\(|image-set|expression|javascript:|element\s*\(/i
const unsafeProperty = /^(?:behavior|-moz-binding)$/i
const unsafeParams = /[\\<{};"'@]|\/\*|url\s*\(/i

const attribute = /\[\s*[\w-]+\s*(?:[~^$*|]?=\s*(?:"[^"\\<>]*"|'[^'\\<>]*'|[\w-]+)\s*i?\s*)?\]/g
const plainSelector = /^[\w\-\s.#>~+*:()]*$/
const pageItself = /^(?:html|body|:root|\.site)(?![\w-])\s*/i

const isBalanced = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')' && --depth < 0) return false
  }
  return depth === 0
}

/** A selector that can only ever match the site's wrapper or what is inside of it; undefined where that is not sure. */
const scopeSelector = (selector: string): string | undefined => {
  const bare = selector.replace(attribute, '')
  if (!plainSelector.test(bare) || !isBalanced(bare)) return undefined
  let rest = selector.trim()
  let attached = false
  for (let match = pageItself.exec(rest); match; match = pageItself.exec(rest)) {
    attached = !/\s$/.test(match[0]) && match[0].length < rest.length
    rest = rest.slice(match[0].length)
  }
  // A sibling of the wrapper is outside of the site.
  if (/^[~+]/.test(rest) || (attached && /[~+]/.test(rest))) return undefined
  if (rest === '') return scope
  return attached && !rest.startsWith('>') ? `${scope}${rest}` : `${scope} ${rest}`
}

type Why = StyleRemoval['why']
/** Takes a node out and notes why. */
type Remove = (node: ChildNode, why: Why) => void

/** The least of a rule that its owner recognises it by. */
const maxNamed = 80

const nameOf = (node: ChildNode): string => {
  const whole = node.type === 'rule' ? node.selector : node.toString()
  const line = whole.replace(/\s+/g, ' ').trim()
  return line.length > maxNamed ? `${line.slice(0, maxNamed - 1)}…` : line
}

const createRemove = (removed: StyleRemoval[]): Remove => {
  return (node, why) => {
    // Comments were never of use to the site.
    if (node.type !== 'comment')
      removed.push({ line: node.source?.start?.line ?? 1, what: nameOf(node), why })
    node.remove()
  }
}

const fetches = /url\s*\(|src\s*\(|image\s*\(|image-set|element\s*\(|javascript:/i

const cleanDeclaration = (declaration: Declaration, remove: Remove) => {
  declaration.value = declaration.value.trim()
  const value = declaration.value.replace(ownUrl, '')
  if (fetches.test(value)) return remove(declaration, 'address')
  if (
    unsafeValue.test(value) ||
    unsafeProperty.test(declaration.prop) ||
    !/^[\w-]+$/.test(declaration.prop)
  ) {
    return remove(declaration, 'value')
  }
  // What was written between the tokens is where comments hide.
  declaration.raws = { before: '\n  ', between: ': ' }
  declaration.raws.important = declaration.important ? ' !important' : undefined
}

const cleanRule = (rule: Rule, { insideKeyframes, remove }: Place) => {
  const selectors = insideKeyframes
    ? rule.selectors.filter((each) => /^(?:from|to|\d{1,3}(?:\.\d+)?%)$/i.test(each))
    : rule.selectors.map(scopeSelector).filter((each) => each !== undefined)
  if (selectors.length !== rule.selectors.length) return remove(rule, 'selector')
  rule.selector = selectors.join(', ')
  for (const node of [...rule.nodes]) {
    if (node.type === 'decl') cleanDeclaration(node, remove)
    // Nested rules can reach their ancestors (`html:has(&)`), comments and the rest are not worth the risk.
    else remove(node, 'nested')
  }
  rule.raws = { before: '\n', between: ' ', after: '\n', semicolon: true }
  if (rule.nodes.length === 0) rule.remove()
}

const cleanAtRule = (atRule: AtRule, { remove }: Place) => {
  if (atRule.name.toLowerCase() === 'import') return remove(atRule, 'address')
  if (!allowedAtRules.includes(atRule.name) || !atRule.nodes) return remove(atRule, 'at-rule')
  if (unsafeParams.test(atRule.params)) return remove(atRule, 'value')
  cleanRules(atRule, { insideKeyframes: atRule.name === 'keyframes', remove })
  atRule.raws = { before: '\n', afterName: ' ', between: ' ', after: '\n' }
  if (atRule.nodes.length === 0) atRule.remove()
}

interface Place {
  insideKeyframes: boolean
  remove: Remove
}

const cleanRules = (container: Container, place: Place) => {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') cleanRule(node, place)
    else if (node.type === 'atrule' && !place.insideKeyframes) cleanAtRule(node, place)
    else place.remove(node, 'nested')
  }
}

const parseCss = (css: string) => {
  try {
    return postcss.parse(css)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    throw invalid({ customStyles: refusal('bad-css', { reason: error.reason, line: error.line ?? 1 }) })
  }
}

/** An owner's CSS as it may be shown, every rule confined to `.site`, and what was taken out of it; a 400 names `customStyles` where it is no CSS or too long. */
export const checkSiteCss = (css: string): { css: string; removed: StyleRemoval[] } => {
  const root = parseCss(css.replaceAll('\0', ''))
  const removed: StyleRemoval[] = []
  cleanRules(root, { insideKeyframes: false, remove: createRemove(removed) })
  root.raws = { after: '' }
  const result = root.toString().trim()
  if (result.length > maxLength) throw invalid({ customStyles: refusal('too-long', { max: maxLength }) })
  // The last line of defence: nothing that could end a style element ever leaves.
  return { css: result.includes('<') ? '' : result, removed }
}

/** An owner's CSS as it may be shown. */
export const scopeSiteCss = (css: string): string => checkSiteCss(css).css
