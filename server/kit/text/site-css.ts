import postcss, { CssSyntaxError, type AtRule, type Container, type Declaration, type Rule } from 'postcss'
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

const balanced = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')' && --depth < 0) return false
  }
  return depth === 0
}

/** A selector that can only ever match the site's wrapper or what is inside of it; undefined where that is not sure. */
const scoped = (selector: string): string | undefined => {
  const bare = selector.replace(attribute, '')
  if (!plainSelector.test(bare) || !balanced(bare)) return undefined
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

const cleanDeclaration = (declaration: Declaration) => {
  declaration.value = declaration.value.trim()
  const value = declaration.value.replace(ownUrl, '')
  if (
    unsafeValue.test(value) ||
    unsafeProperty.test(declaration.prop) ||
    !/^[\w-]+$/.test(declaration.prop)
  ) {
    declaration.remove()
    return
  }
  // What was written between the tokens is where comments hide.
  declaration.raws = { before: '\n  ', between: ': ' }
  declaration.raws.important = declaration.important ? ' !important' : undefined
}

const cleanRule = (rule: Rule, insideKeyframes: boolean) => {
  const selectors = insideKeyframes
    ? rule.selectors.filter((each) => /^(?:from|to|\d{1,3}(?:\.\d+)?%)$/i.test(each))
    : rule.selectors.map(scoped).filter((each) => each !== undefined)
  if (selectors.length !== rule.selectors.length) {
    rule.remove()
    return
  }
  rule.selector = selectors.join(', ')
  for (const node of [...rule.nodes]) {
    if (node.type === 'decl') cleanDeclaration(node)
    // Nested rules can reach their ancestors (`html:has(&)`), comments and the rest are not worth the risk.
    else node.remove()
  }
  rule.raws = { before: '\n', between: ' ', after: '\n', semicolon: true }
  if (rule.nodes.length === 0) rule.remove()
}

const cleanAtRule = (atRule: AtRule) => {
  if (!allowedAtRules.includes(atRule.name) || !atRule.nodes || unsafeParams.test(atRule.params)) {
    atRule.remove()
    return
  }
  clean(atRule as Container, atRule.name === 'keyframes')
  atRule.raws = { before: '\n', afterName: ' ', between: ' ', after: '\n' }
  if (atRule.nodes.length === 0) atRule.remove()
}

const clean = (container: Container, insideKeyframes = false) => {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') cleanRule(node as Rule, insideKeyframes)
    else if (node.type === 'atrule' && !insideKeyframes) cleanAtRule(node as AtRule)
    else node.remove()
  }
}

const parsed = (css: string) => {
  try {
    return postcss.parse(css)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    throw invalid({ customStyles: `cannot be read: ${error.reason}, line ${error.line ?? 1}` })
  }
}

/** An owner's CSS as it may be shown: every rule confined to `.site`; imports, foreign addresses, nested rules and comments are dropped; scoping twice is scoping once; a 400 names `customStyles` where it is no CSS or too long. */
export const scopeSiteCss = (css: string): string => {
  const root = parsed(css.replaceAll('\0', ''))
  clean(root as Container)
  root.raws = { after: '' }
  const result = root.toString().trim()
  if (result.length > maxLength) throw invalid({ customStyles: `must have at most ${maxLength} characters` })
  // The last line of defence: nothing that could end a style element ever leaves.
  return result.includes('<') ? '' : result
}
