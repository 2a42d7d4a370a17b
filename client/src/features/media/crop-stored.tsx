import type { GalleryImage } from '@mainstreet/shared/contracts/site/profile'
import { Crop } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { IconButton } from '../../kit/ui/icon-button'
import { toast } from '../../kit/ui/toaster'
import { useCropStep } from '../../kit/upload/use-crop-step'
import type { Uploads } from '../../kit/upload/use-uploads'
import { mediaWords } from './words'

/** The stored picture as the file that it was made of. */
const fileOf = async ({ id, image }: GalleryImage): Promise<File> => {
  const answer = await fetch(image)
  if (!answer.ok) throw new Error(answer.statusText)
  const blob = await answer.blob()
  return new File([blob], image.split('/').at(-1) || String(id), { type: blob.type })
}

type CropStoredProps = { image: GalleryImage; name: string; uploads: Uploads }

/** Chooses a part of a picture that is in the gallery already, which takes its place. */
export const CropStored = ({ image, name, uploads }: CropStoredProps) => {
  const words = useWords(mediaWords).gallery
  const [busy, setBusy] = useState(false)
  const { take, dialog } = useCropStep({
    uploads: {
      type: uploads.type,
      // Of the whole picture there is nothing to send.
      add: (files, fields) => fields?.cropWidth !== undefined && uploads.add(files, fields),
    },
  })
  const begin = () => {
    setBusy(true)
    fileOf(image)
      .then((file) => take([file], { itemId: image.id }))
      .catch((error: unknown) => toast.error(words.notCropped, error))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <IconButton label={words.crop(name)} icon={<Crop />} aria-busy={busy || undefined} onClick={begin} />
      {dialog}
    </>
  )
}
