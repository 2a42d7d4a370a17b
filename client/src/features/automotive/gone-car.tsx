import { GonePage } from '../site/gone-page'
import { usePlaceTexts } from '../site/texts/place-texts'

/** The page of a car that is not, or no longer, on the lot. */
export const GoneCar = () => <GonePage texts={usePlaceTexts('cars')} to="/automotive" />
