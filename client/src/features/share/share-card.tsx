import { cardSizes, type CardSize, type ShortLink } from '@mainstreet/shared/contracts/marketplace/share'
import type { Locale } from '@mainstreet/shared/rules/language'
import { Download, Share2 } from 'lucide-react'
import { useWords } from '../../kit/language/bilingual'
import { Button, buttonClass } from '../../kit/ui/button'
import { toast } from '../../kit/ui/toaster'
import styles from './share-dialog.module.css'
import { useCard } from './use-share'
import { shareWords } from './words'

/** A name that every system takes. */
const fileName = (title: string, ...about: readonly string[]): string => {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${[plain.slice(0, 60) || 'card', ...about].join('-')}.png`
}

/** Where the browser has it: the sheet with everything that takes a picture. */
const Send = ({ file, name }: { file: File; name: string }) => {
  const words = useWords(shareWords)
  if (!navigator.canShare?.({ files: [file] })) return null
  const send = () =>
    navigator.share({ files: [file] }).catch((error: Error) => {
      if (error.name !== 'AbortError') toast.error(words.notSent)
    })
  return <Button size="small" icon={<Share2 />} aria-label={words.send(name)} onClick={() => void send()} />
}

type ShareCardProps = {
  size: CardSize
  link: ShortLink
  title: string
  lang: Locale
  /** Whether there are cards in the other language too. */
  isOneOfTwo: boolean
}

/** One card as it will look, and what can be done with it. */
export const ShareCard = ({ size, link, title, lang, isOneOfTwo }: ShareCardProps) => {
  const words = useWords(shareWords)
  const { picture, address, error, refetch } = useCard({ linkId: link.id, size, lang })
  const { name, about } = words.sizes[size]
  const file = fileName(title, size, ...(isOneOfTwo ? [lang] : []))
  const { width, height } = cardSizes[size]
  return (
    <li className={styles.card}>
      <div className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
        {address ? (
          <img src={address} alt={words.card(name, title)} width={width} height={height} />
        ) : (
          <p role="status">{error ? (error.message ?? words.notDrawn) : words.drawing}</p>
        )}
      </div>
      <p className={styles.name}>{name}</p>
      <p className="muted">{about}</p>
      <div className={styles.actions}>
        {address && picture ? (
          <>
            <a className={buttonClass({ size: 'small' })} href={address} download={file}>
              <Download aria-hidden="true" />
              {words.download(name)}
            </a>
            <Send file={new File([picture], file, { type: picture.type })} name={name} />
          </>
        ) : (
          error && (
            <Button size="small" onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          )
        )}
      </div>
    </li>
  )
}
