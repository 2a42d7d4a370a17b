import { cents, formatMoney } from '../rules/money/money'
import { fieldRefusals } from './field-refusals'
import { fillText, type CodedRefusal } from './fill-text'
import { wholeRefusals } from './whole-refusals'

const texts = { ...wholeRefusals, ...fieldRefusals }

/** The name of a refusal, which stays the same in every language. */
export type RefusalCode = keyof typeof texts

/** A refusal in English and by its code. */
export interface Refusal {
  message: string
  refusal: CodedRefusal
}

type ValueOf<Kind> = Kind extends 'money' | 'count' ? number : Kind extends 'refusal' ? RefusalCode : string

type Value<Place> = Place extends `${infer Name}:${infer Kind}`
  ? Record<Name, ValueOf<Kind>>
  : Record<Place & string, string | number>

type Values<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Value<Place> & Values<Rest>
  : unknown

type Given<Text> = keyof Values<Text> extends never ? [] : [values: Values<Text>]

const inEnglish = (value: string | number, kind?: string): string => {
  if (kind === 'money') return formatMoney(cents(Number(value)))
  if (kind === 'count') return value.toLocaleString('en-CA')
  return kind === 'refusal' ? texts[value as RefusalCode] : String(value)
}

/** A refusal made from its code and the values that its text names; an error of Feathers takes it in place of a message. */
export const refusal = <Code extends RefusalCode>(
  code: Code,
  ...[values]: Given<(typeof texts)[Code]>
): Refusal => {
  const coded = { ...(values as object | undefined), code } as CodedRefusal
  return { message: fillText(texts[code], coded, inEnglish), refusal: coded }
}
