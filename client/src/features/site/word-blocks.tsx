import { Download } from 'lucide-react'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { RichText } from '../../kit/rich-text/rich-text'
import { useShownSite } from '../../kit/site/shown-site'
import { SiteLink } from '../../kit/site/site-link'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import styles from './word-blocks.module.css'

/** What the business says about itself, and its first picture where the preset has one beside words. */
export const AboutBlock = () => {
  const { company, gallery } = useShownSite()
  const { profile, lang } = company
  const [picture] = inOrder(gallery)
  return (
    <>
      <RichText className={styles.prose} html={profile.about} lang={lang.about} />
      {picture && (
        <div className={styles.beside} data-beside>
          <Picture src={picture.image} webp={webpOf(picture.image)} alt="" ratio="4 / 3" rounded />
        </div>
      )}
    </>
  )
}

/** The owner's own words. */
export const ContentBlock = () => {
  const { profile, lang } = useShownSite().company
  return <RichText className={styles.prose} html={profile.contentArea} lang={lang.contentArea} />
}

/** What the business does, as cards. */
export const ServicesBlock = () => {
  const { profile, lang } = useShownSite().company
  return (
    <ul className={styles.services} lang={lang.services}>
      {profile.services.map((service, index) => (
        <li key={`${index} ${service}`} className={`site-card ${styles.service}`}>
          {service}
        </li>
      ))}
    </ul>
  )
}

/** Files to take home. */
export const FilesBlock = () => {
  const { files } = useShownSite()
  const words = useSiteWords('home')
  const sorted = [...files].sort((a, b) => a.int_order - b.int_order)
  return (
    <ul className={styles.files} data-visit="fileDownload">
      {sorted.map((file) => (
        <li key={file.id} data-part={`file:${file.id}`}>
          <SiteLink link={file.str_file} className={`site-card ${styles.file}`} newWindow>
            <Download aria-hidden="true" />
            <span>
              <span className={styles.fileTitle} lang={file.lang?.str_title}>
                {file.str_title || words.download}
              </span>
              <span className={styles.kind}>{/\.(\w{2,4})$/.exec(file.str_file)?.[1]?.toUpperCase()}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
