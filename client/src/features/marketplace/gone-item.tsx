import { ButtonLink } from '../../kit/ui/link'
import { useShownSite } from '../site/shown-site'
import { usePath } from '../site/site-link'
import { useTexts } from '../site/texts/use-texts'
import styles from './gone-item.module.css'

/** The page of an item that is not, or no longer, to be had. */
export const GoneItem = () => {
  const texts = useTexts('shop')
  const { company } = useShownSite()
  const path = usePath()
  return (
    <div className={styles.gone}>
      <title>{`${texts.goneTitle} · ${company.name}`}</title>
      <h1>{texts.goneTitle}</h1>
      <p>{texts.gone}</p>
      <ButtonLink to={path('/marketplace')} variant="primary" size="large">
        {texts.back}
      </ButtonLink>
    </div>
  )
}
