import { useEffect, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useOperation } from '../../kit/data/data-writes'
import { Field } from '../../kit/form/fields/field'
import { useWords } from '../../kit/language/bilingual'
import { openingWords } from './opening-words'

const debounceMs = 300

/** The address that the name would get, while it is typed; empty where there is none. */
const useSuggestion = () => {
  const str_company_name: string = useWatch({ name: 'str_company_name' })
  const { isSubmitting } = useFormState()
  const { run } = useOperation('suggest-address')
  const [suggestion, setSuggestion] = useState('')
  const asked = useRef<string>(null)
  useEffect(() => {
    // A name that is being sent, or was asked, is not asked again: who has opened a business by an
    // invitation may not ask any more.
    if (isSubmitting) asked.current = str_company_name
    if (asked.current === str_company_name) return
    let isCurrent = true
    const ask = async () => {
      asked.current = str_company_name
      // Without a suggestion the business still gets its address when it is opened.
      const answer = str_company_name.trim()
        ? await run({ str_company_name }).catch(() => undefined)
        : undefined
      if (isCurrent) setSuggestion(answer?.str_domain ?? '')
    }
    const timer = setTimeout(() => void ask(), debounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [str_company_name, isSubmitting, run])
  return suggestion
}

/** The web address: empty for the free one that is suggested from the name. */
export const AddressField = ({ isOwn }: { isOwn: boolean }) => {
  const words = useWords(openingWords)
  const suggestion = useSuggestion()
  return (
    <Field
      name="str_domain"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={suggestion}
      help={isOwn ? words.ownAddressHelp : words.addressHelp}
    />
  )
}
