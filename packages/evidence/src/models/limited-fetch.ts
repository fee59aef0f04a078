/** How far one call got, which tells a server that was never reached from one that broke off. */
export type Progress = {
  isAnswering: boolean
  isTooLong: boolean
  onReceived?: ((bytes: number) => void) | undefined
}

/** No redirects, since the operator named one address; at most so many bytes, since an answer is a few kilobytes. */
export function limitedFetch(mostBytes: number, progress: Progress): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (response.ok) progress.isAnswering = true
    if (response.body === null) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          progress.onReceived?.(bytes)
          if (bytes <= mostBytes) return controller.enqueue(chunk)
          progress.isTooLong = true
          controller.error(new Error('The answer is longer than any answer asked for.'))
        },
      }),
    )
    return new Response(counted, { status: response.status, headers: response.headers })
  }
}
