//! Files read back into pixels.

use trickmate_render::{Labels, Style, png};
use trickmate_rules::View;

/// A picture as red, green and blue bytes.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Decoded {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) colours: usize,
    pub(crate) pixels: Vec<[u8; 3]>,
}

impl Decoded {
    /// Reads an indexed PNG.
    pub(crate) fn png(file: &[u8]) -> Decoded {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(png::Transformations::IDENTITY);
        let mut reader = decoder.read_info().unwrap();
        let mut indices = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut indices).unwrap();
        assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Indexed, png::BitDepth::Eight));
        let palette = reader.info().palette.clone().unwrap();
        let pixels = indices.iter().map(|&index| colour(&palette, index)).collect();
        Decoded { width: info.width, height: info.height, colours: palette.len() / 3, pixels }
    }

    /// Returns the picture of a view.
    pub(crate) fn of(view: &View, style: &Style, labels: &Labels) -> Decoded {
        Decoded::png(&png(view, style, labels).unwrap())
    }

    /// Returns a rectangle of the picture: left, top, width, height.
    pub(crate) fn cut(&self, left: u32, top: u32, width: u32, height: u32) -> Vec<[u8; 3]> {
        let row = |y: u32| {
            let start = (y * self.width + left) as usize;
            &self.pixels[start..start + width as usize]
        };
        (top..top + height).flat_map(row).copied().collect()
    }

    /// Returns a square of Cardmate's board in a picture 720 pixels wide, with the first seat at the bottom.
    pub(crate) fn square(&self, file: u32, rank: u32) -> Vec<[u8; 3]> {
        self.cut(25 + 67 * file, 88 + 67 * (9 - rank), 67, 67)
    }

    /// Returns Cardmate's board in a picture 720 pixels wide.
    pub(crate) fn board(&self) -> Vec<[u8; 3]> {
        self.cut(25, 88, 670, 670)
    }
}

/// Returns the colour with this index in a palette of bytes.
pub(crate) fn colour(palette: &[u8], index: u8) -> [u8; 3] {
    let start = usize::from(index) * 3;
    [palette[start], palette[start + 1], palette[start + 2]]
}
