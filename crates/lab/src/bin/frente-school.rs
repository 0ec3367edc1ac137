//! Teaches bots and measures them: see `frente_lab::school`.

use frente_lab::school::command;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match command::run(&words) {
        Ok(said) => println!("{said}"),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(2);
        }
    }
}
