import { use } from 'react'
import { get, useFormState } from 'react-hook-form'
import {
  LanguageSwitch,
  translationOf,
  useShownLanguage,
} from '../../../../kit/form/fields/in-both-languages'
import { TextLanguages } from '../../../../kit/form/fields/text-languages'
import { formWords } from '../../../../kit/form/form-words'
import { useWords } from '../../../../kit/language/bilingual'
import { TextField } from '../../../../kit/ui/text-field'
import type { OptionForm } from '../item-form'
import { optionWords } from './option-words'
import styles from './options-editor.module.css'

type OptionRowProps = {
  number: number
  option: OptionForm
  onType: (next: Partial<OptionForm>) => void
  onApply: () => void
}

const OptionTexts = ({
  number,
  option,
  onType,
  onApply,
  isOwn = true,
}: OptionRowProps & { isOwn?: boolean }) => {
  const words = useWords(optionWords)
  const languages = use(TextLanguages)
  const { errors } = useFormState()
  const lang = isOwn ? languages?.own : languages?.other
  const translated = isOwn || !lang ? undefined : { ...option.translations?.[lang] }
  const textOf = (name: 'option' | 'values') => {
    const path = `options.${number - 1}.${name}`
    const error: unknown = get(errors, `${translated && lang ? translationOf(path, lang) : path}.message`)
    return {
      lang,
      autoComplete: 'off',
      error: typeof error === 'string' ? error : undefined,
      value: translated ? (translated[name] ?? '') : option[name],
      onChange: ({ target: { value } }: React.ChangeEvent<HTMLInputElement>) =>
        onType(
          translated && lang
            ? { translations: { ...option.translations, [lang]: { ...translated, [name]: value } } }
            : { [name]: value },
        ),
      onBlur: onApply,
      // Enter would save the item before its variations are made.
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onApply()
      },
    }
  }
  return (
    <>
      <TextField
        label={words.option(number)}
        placeholder={translated ? option.option : words.example(number)}
        maxLength={120}
        {...textOf('option')}
      />
      <div>
        <TextField
          label={words.values(option.option)}
          placeholder={translated ? option.values : words.valuesExample(number)}
          maxLength={2000}
          {...textOf('values')}
        />
      </div>
    </>
  )
}

const TextsInBothLanguages = (props: OptionRowProps) => {
  const { own, other } = use(TextLanguages)!
  const words = useWords(optionWords)
  const { languageOf } = useWords(formWords)
  const at = `options.${props.number - 1}`
  const [language, setLanguage] = useShownLanguage(`${at}.option`, `${at}.translations`)
  return (
    <>
      <div className={styles.language}>
        <LanguageSwitch
          label={languageOf(words.option(props.number))}
          value={language}
          languages={[own, other].toSorted()}
          onChange={setLanguage}
        />
      </div>
      <OptionTexts key={language} {...props} isOwn={language === own} />
    </>
  )
}

/** One option of an item: its name and its values, in both languages where the account has two. */
export const OptionRow = (texts: OptionRowProps) => {
  const SiteWords = use(TextLanguages) ? TextsInBothLanguages : OptionTexts
  return (
    <li className={styles.option} style={{ gridRow: texts.number }}>
      <SiteWords {...texts} />
    </li>
  )
}
