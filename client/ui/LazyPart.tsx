import { Component, type ReactNode, Suspense } from 'react';

type Props = { loading: ReactNode; failed: ReactNode; children: ReactNode };

class Fence extends Component<{ failed: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.failed : this.props.children;
  }
}

export function LazyPart({ loading, failed, children }: Props) {
  return (
    <Fence failed={failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Fence>
  );
}
