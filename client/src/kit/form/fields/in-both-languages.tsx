import { labelOf } from '@mainstreet/shared/columns'
import type { Locale } from '@mainstreet/shared/rules/language'
import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import { useBackOfficeLocale, useWords } from '../../language/bilingual'
import { useFormKit, type FieldCheck } from '../form-context'
import { columnOf } from '../form-schema'
import { formWords } from '../form-words'
import styles from './in-both-languages.module.css'
import { languageNames, TextLanguages } from './text-languages'
import type { FieldProps } from './use-form-field'

type SwitchProps = {
  label: string
  value: Locale
  languages: readonly Locale[]
  onChange: (to: Locale) => void
}

/** Chooses which of a text's languages is in view. */
export const LanguageSwitch = ({ label, value, languages, onChange }: SwitchProps) => (
  <div role="group" aria-label={label} className={styles.switch}>
    {languages.map((each) => (
      <button
        key={each}
        type="button"
        lang={each}
        aria-pressed={each === value}
        onClick={() => onChange(each)}
      >
        {languageNames[each]}
      </button>
    ))}
  </div>
)

type ShownLanguage = readonly [language: Locale, show: (to: Locale) => void]

const ShownTogether = createContext<ShownLanguage | undefined>(undefined)

type InOneLanguageProps = {
  about: string
  children: ReactNode
  /** Only the site's own language, while there is no room for the switch. */
  switchless?: boolean
}

/** Shows the texts within in one language, that of one switch above them: where fields have no label, a switch for each would stand in a line of its own. */
export const InOneLanguage = ({ about, children, switchless }: InOneLanguageProps) => {
  const languages = use(TextLanguages)
  const words = useWords(formWords)
  const [chosen, setChosen] = useState<Locale>()
  if (!languages) return children
  const { own, other } = languages
  const shown = (!switchless && chosen) || own
  return (
    <ShownTogether value={[shown, setChosen]}>
      {!switchless && (
        <div className={styles.above}>
          <LanguageSwitch
            label={words.languageOf(about)}
            value={shown}
            languages={[own, other].toSorted()}
            onChange={setChosen}
          />
        </div>
      )}
      {children}
    </ShownTogether>
  )
}

/** Which of a field's languages is in view: the one chosen last, or that of the text which is refused. */
export const useShownLanguage = (own: string, translated: string): ShownLanguage => {
  const { own: ownLanguage, other } = use(TextLanguages)!
  const alone = useState(ownLanguage)
  const [language, show] = use(ShownTogether) ?? alone
  const { errors } = useFormState({ name: [own, translated] })
  const refused = get(errors, own) ? ownLanguage : get(errors, translated) ? other : undefined
  useEffect(() => {
    if (refused) show(refused)
  }, [refused, show])
  return [language, show]
}

type LanguageProps = FieldProps & { hideLabel?: boolean; check?: FieldCheck; lang?: Locale }

/** Where the translation of a text stands: in its own row, which may be one of a list. */
export const translationOf = (name: string, language: Locale): string => {
  const at = name.lastIndexOf('.') + 1
  return `${name.slice(0, at)}translations.${language}.${name.slice(at)}`
}

/** A field for a text that may be given in both of the account's languages, one at a time, where the contract says so and the account wants it. */
export const inBothLanguages = <Props extends FieldProps>(Control: ComponentType<Props>) => {
  const Language = Control as ComponentType<LanguageProps>

  const Both = ({ translated, ...field }: LanguageProps & { translated: string }) => {
    const { hideLabel } = field
    const { own, other } = use(TextLanguages)!
    const words = useWords(formWords)
    const locale = useBackOfficeLocale()
    const { schema, offers } = useFormKit()
    const [language, setLanguage] = useShownLanguage(field.name, translated)
    const isTogether = use(ShownTogether) !== undefined
    const label = field.label ?? labelOf(columnOf(schema, field.name))?.[locale] ?? ''
    if (!offers(field.name)) return null
    const languages = [own, other].toSorted()
    return (
      <div className={styles.field} data-alone={hideLabel || undefined}>
        {!isTogether && (
          <LanguageSwitch
            label={words.languageOf(label)}
            value={language}
            {...{ languages }}
            onChange={setLanguage}
          />
        )}
        {/* A field that is made of another one is switched once. */}
        <TextLanguages value={undefined}>
          {language === own ? (
            <Language key={own} {...field} lang={own} />
          ) : (
            <Language
              key={other}
              {...field}
              name={translated}
              lang={other}
              required={false}
              check={undefined}
            />
          )}
        </TextLanguages>
      </div>
    )
  }

  const InBothLanguages = (props: Props) => {
    const { schema } = useFormKit()
    const languages = use(TextLanguages)
    const translated = languages && translationOf(props.name, languages.other)
    if (!translated || !columnOf(schema, translated)) return <Control {...props} />
    return <Both {...props} translated={translated} />
  }
  return InBothLanguages
}
