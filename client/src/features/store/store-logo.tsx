import { useList } from '../../kit/data/data'
import { useAccount } from '../../kit/data/use-account'
import { Field } from '../../kit/form/fields/field'
import { useChoiceField } from '../../kit/form/fields/use-form-field'
import { useWords } from '../../kit/language/bilingual'
import { RadioCards } from '../../kit/ui/radio-cards'
import { webpOf } from '../../kit/ui/webp-of'
import { settingGroupWords } from './setting-group-words'
import styles from './store-sections.module.css'
import { settingsWords } from './words'

/** As many pictures as can be chosen at a glance. */
const mostPictures = 7

/** The picture on receipts and mails: the site's logo, one of the gallery, or any by its address. */
export const StoreLogo = () => {
  const words = useWords(settingGroupWords).logo
  const { storeLogo: help } = useWords(settingsWords).store
  const { row: account } = useAccount()
  const { rows: pictures = [] } = useList('profile-gallery')
  const { field } = useChoiceField({ name: 'storeLogo' })
  // A text of the settings.
  const value = field.value as string
  const gallery = pictures.slice(0, mostPictures).map(({ image, thumbnail, caption, alt }, index) => ({
    value: image,
    title: caption || alt || words.picture(index + 1),
    shown: thumbnail,
  }))
  const choices = [{ value: '', title: words.site, shown: account?.str_logo_image ?? '' }, ...gallery]
  const own = choices.some((choice) => choice.value === value)
    ? []
    : [{ value, title: words.another, shown: value }]
  return (
    <>
      <RadioCards
        label={field.label}
        value={value}
        onChange={field.onChange}
        error={field.error}
        columns
        options={[...choices, ...own].map(({ shown, ...choice }) => ({
          ...choice,
          aside: shown && <img className={styles.picture} src={webpOf(shown) || shown} alt="" />,
        }))}
      />
      <details>
        <summary className={styles.summary}>{words.address}</summary>
        <Field name="storeLogo" label={words.addressLabel} inputMode="url" autoComplete="off" help={help} />
      </details>
    </>
  )
}
