/** The longest time from one frame to the next, in ms, until it is asked. */
export function watchFrames(): () => number {
  let longest = 0;
  let last = performance.now();
  let request = requestAnimationFrame(function frame(at) {
    // The first frame may have begun before anybody watched.
    longest = Math.max(longest, at - last);
    last = Math.max(last, at);
    request = requestAnimationFrame(frame);
  });
  return () => {
    cancelAnimationFrame(request);
    return longest;
  };
}
