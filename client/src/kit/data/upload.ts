import { ApiError, toApiError, unreachable } from './rest'

/** What an upload answers: the stored names below /assets. */
export interface UploadAnswer {
  ok: true
  files: unknown[]
  message: string
}

/** Sends a multipart form to `media-upload`; progress from 0 to 1. Throws ApiError. */
export type Upload = (form: FormData, onProgress?: (share: number) => void) => Promise<UploadAnswer>

/** Not fetch, which does not report how much of a body has been sent. */
export const upload = (options: {
  form: FormData
  token: string
  onProgress?: (share: number) => void
}): Promise<UploadAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media-upload')
    request.responseType = 'json'
    request.setRequestHeader('Authorization', `Bearer ${options.token}`)
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      const answer = request.response as UploadAnswer | null
      if (request.status < 300 && answer?.ok) return resolve(answer)
      reject(toApiError(answer, request.status))
    }
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(new ApiError('Aborted', 'The upload was stopped.'))
    request.send(options.form)
  })
