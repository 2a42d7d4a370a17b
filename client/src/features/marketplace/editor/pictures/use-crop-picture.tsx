import { cropItemPicture, wholePictureOf } from '@mainstreet/shared/contracts/marketplace/crop-item-picture'
import type { MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { CropFields } from '@mainstreet/shared/contracts/site/media'
import { useState } from 'react'
import { useOperation } from '../../../../kit/data/data-writes'
import { useWords } from '../../../../kit/language/bilingual'
import { useMay } from '../../../../kit/session/use-may'
import { toast } from '../../../../kit/ui/toaster'
import { CropDialog } from '../../../../kit/upload/crop-dialog'
import { LightChoice } from './light-choice'
import { pictureWords } from './words'

/** Chooses another part of a picture that is stored: `ask` opens the choice, and the dialog is to be rendered; nothing where the user may not. */
export const useCropPicture = (onCropped: () => void) => {
  const words = useWords(pictureWords)
  const { run, busy } = useOperation('crop-item-picture')
  const may = useMay(cropItemPicture, 'create')
  const [asked, ask] = useState<MarketImage | null>(null)
  const [even, setEven] = useState(false)
  const close = () => {
    ask(null)
    setEven(false)
  }
  const crop = async ({ id }: MarketImage, part?: CropFields) => {
    close()
    try {
      await run({ id, ...part, ...(even && { even }) })
      onCropped()
    } catch (error) {
      toast.error(words.notCropped, error)
    }
  }
  const dialog = asked && (
    <CropDialog
      src={wholePictureOf(asked.url)}
      fallback={asked.url}
      aspect={1}
      onClose={close}
      onDone={(part) => void crop(asked, part)}
    >
      <LightChoice src={wholePictureOf(asked.url)} even={even} onChoose={setEven} />
    </CropDialog>
  )
  // A button that is disabled for as long would lose the focus.
  return { ask: may ? (image: MarketImage) => !busy && ask(image) : undefined, dialog }
}
