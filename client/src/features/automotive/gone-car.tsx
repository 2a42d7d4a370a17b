import { ButtonLink } from '../../kit/ui/link'
import layout from '../marketplace/gone-item.module.css'
import { useShownSite } from '../site/shown-site'
import { usePath } from '../site/site-link'
import { usePlaceTexts } from '../site/texts/place-texts'

/** The page of a car that is not, or no longer, on the lot. */
export const GoneCar = () => {
  const texts = usePlaceTexts('cars')
  const { company } = useShownSite()
  const path = usePath()
  return (
    <div className={layout.gone}>
      <title>{`${texts.goneTitle} · ${company.name}`}</title>
      <h1>{texts.goneTitle}</h1>
      <p>{texts.gone}</p>
      <ButtonLink to={path('/automotive')} variant="primary" size="large">
        {texts.back}
      </ButtonLink>
    </div>
  )
}
