import { videoContract } from '@mainstreet/shared/contracts/site/profile'
import { useState, type FormEvent } from 'react'
import { useSave } from '../../kit/data/data-writes'
import { readServerError } from '../../kit/form/server-errors'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Notice } from '../../kit/ui/notice'
import { TextField } from '../../kit/ui/text-field'
import { toast } from '../../kit/ui/toaster'
import styles from './videos-section.module.css'
import { mediaWords } from './words'

const maxLength = (name: 'link' | 'caption') => videoContract.record.properties[name].maxLength

const looksRight = (link: string) => /https?:\/\//.test(link) && link.includes('.')

type VideoFormProps = {
  /** Without its account nothing can be added. */
  account: { id: number; region: string } | undefined
}

/** Adds a video by its address; what is refused stays typed. */
export const VideoForm = ({ account }: VideoFormProps) => {
  const words = useWords(mediaWords).videos
  const { create, busy } = useSave('profile-videos')
  const [link, setLink] = useState('')
  const [caption, setCaption] = useState('')
  const [refused, setRefused] = useState<{ field?: string; form?: string }>({})

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!account?.id || !account.region) return setRefused({ form: words.noAccount })
    if (!looksRight(link)) return setRefused({ field: words.badLink })
    try {
      await create({ link: link.trim(), caption: caption.trim() })
      setLink('')
      setCaption('')
      setRefused({})
      toast.success(words.added)
    } catch (error) {
      const { fields, message } = readServerError(error)
      setRefused(fields.link ? { field: words.badLink } : { form: message })
    }
  }
  return (
    <form className={styles.form} noValidate aria-label={words.add} onSubmit={(event) => void add(event)}>
      <TextField
        label={words.link}
        type="url"
        inputMode="url"
        name="link"
        required
        maxLength={maxLength('link')}
        placeholder={words.linkPlaceholder}
        value={link}
        error={refused.field}
        onChange={({ target }) => {
          setLink(target.value)
          setRefused({})
        }}
      />
      <TextField
        label={words.caption}
        name="caption"
        maxLength={maxLength('caption')}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
      <Button type="submit" variant="primary" loading={busy} className={styles.add}>
        {words.add}
      </Button>
      {refused.form && <Notice tone="danger">{refused.form}</Notice>}
    </form>
  )
}
